"""Sits down at a table and plays, over the protocol of ../protocol.md, with nothing but Python:

    python3 remote-bot.py http://localhost:3000/t/TABLE [NAME]

What a view, a move and an event look like is in /openapi.json of the server: NextView, NextMove …
Of the moves that it is offered this one takes the first that is not the last resort of its kind.
"""

import base64, json, os, socket, ssl, struct, sys, urllib.request, uuid
from urllib.parse import urlsplit

ADDRESS = urlsplit(sys.argv[1])
ORIGIN, TABLE = f'{ADDRESS.scheme}://{ADDRESS.netloc}', ADDRESS.path[len('/t/'):]
SHOWS = os.environ.get('SHOW') == '1'  # every message on standard output


def post(path, body, token=''):
    headers = {'content-type': 'application/json', 'authorization': f'Bearer {token}'}
    request = urllib.request.Request(ORIGIN + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Socket:
    """As much of RFC 6455 as a client needs: text frames out, whole messages in."""

    def __init__(self):
        secure = ADDRESS.scheme == 'https'
        line = socket.create_connection((ADDRESS.hostname, ADDRESS.port or (443 if secure else 80)))
        if secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=ADDRESS.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall((f'GET /socket HTTP/1.1\r\nHost: {ADDRESS.netloc}\r\nUpgrade: websocket\r\n'
                      f'Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        self.line, self.stream = line, line.makefile('rb')
        status = self.stream.readline().decode()
        if ' 101 ' not in status:
            raise SystemExit(f'no socket: {status.strip()}')
        while self.stream.readline().strip():
            pass

    def send(self, message, kind=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask, size = os.urandom(4), len(data)
        head = bytes([0x80 | kind, 0x80 | (size if size < 126 else 126)])
        head += b'' if size < 126 else struct.pack('>H', size)
        self.line.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def messages(self):
        text = b''
        while True:
            first, second = self.stream.read(2)
            size = second & 0x7F
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), 'big')
            data, kind = self.stream.read(size), first & 0x0F
            if kind == 8:
                return
            if kind == 9:
                self.send(data, 10)  # a ping wants a pong
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    yield json.loads(text)
                    text = b''


def choose(view, moves):
    """A card if there is one; a throw before giving up."""
    order = ['take', 'place', 'commit', 'finish', 'roll', 'reroll']
    return min(moves, key=lambda move: order.index(move['type']) if move['type'] in order else 9)


owner = os.environ.get('GOBELET_TOKEN') or post('/api/guests', {})['token']
me = post('/api/programs', {'name': sys.argv[2] if len(sys.argv) > 2 else 'Python'}, owner)
door, about, waiting = Socket(), None, None
door.send({'type': 'hello', 'protocol': 1, 'token': me['token']})
for message in door.messages():
    if SHOWS:
        print(json.dumps(message), flush=True)
    if message['type'] == 'welcome':
        door.send({'type': 'watch', 'table': TABLE})
    if message['type'] == 'refused' and message['code'] not in ('stale', 'held'):
        raise SystemExit(message['reason'])
    if message.get('id') == waiting:
        waiting = None  # it is stored, or not possible any more
    about = message.get('about', about)
    if about is None or message['type'] not in ('table', 'step', 'refused'):
        continue
    if about['status'] == 'over':
        break
    seat = next((sitter for sitter in about['seats'] if sitter and sitter.get('person') == me['person']), None)
    moves, deed = message.get('moves', []), None
    if seat is None:
        deed = {'type': 'sit'}
    elif moves:
        deed = {'type': 'play', 'move': choose(message['view'], moves)}
    if deed and waiting is None:  # one answer to each question: moves are state, and come again
        waiting = str(uuid.uuid4())
        door.send({'type': 'do', 'table': TABLE, 'id': waiting, 'seen': message['n'], 'deed': deed})
