"""A simple player of Gobelet's three games, over the protocol of ../engine-protocol.md."""
import json, random, sys

PLAN = ["joker", "pair", "three", "four", "no-even", "no-odd"]  # Pokerdice: the later the better, when it is my throw

def is_good(kept, card):
    return len(set(kept)) == 1 or card in ("no-even", "no-odd") and all(die % 2 == (card == "no-even") for die in kept)

def row(chips, square, side):
    """How many chips of a side stand in the longest row through this square, itself counted."""
    def run(dx, dy):
        x, y, length = square % 6 + dx, square // 6 + dy, 0
        while 0 <= x < 6 and 0 <= y < 6 and chips[6 * y + x] == side:
            x, y, length = x + dx, y + dy, length + 1
        return length
    return max(1 + run(dx, dy) + run(-dx, -dy) for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)))

def worth(view, move):
    if move["type"] == "take":  # NEXT!: the card with the most points
        return 100 + view["piles"][move["pile"]]["top"]["points"]
    if move["type"] in ("roll", "reroll", "stop"):  # keep as many good dice as there are, and only those
        kept = [die for place, die in enumerate(view["dice"]) if place not in move.get("dice", [])]
        return len(kept) if is_good(kept, (view.get("myCommit") or [None])[0]) else 0
    if move["type"] == "commit":
        rank = sum(PLAN.index(card) if card in PLAN else -1 for card in move["cards"])
        return rank if view["active"] == view["viewer"] else -rank
    if move["type"] in ("place", "remove"):  # Séquence Dés: lengthen my longest row, or shorten theirs
        square = "abcdef".index(move["square"][0]) + 6 * int(move["square"][1]) - 6
        return row(view["chips"], square, view["sides"][view["viewer"]] if move["type"] == "place" else view["chips"][square])
    return 0

for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "choose":
        best = max(message["moves"], key=lambda move: (worth(message["view"], move), random.random()))
        print(json.dumps({"id": message["id"], "move": best}), flush=True)
    elif message["type"] == "new-game":
        random.seed(message["seed"])
