/**
 * The schemas that the OpenAPI document gives names to: those of the protocol, and of each game its
 * views, moves, events and options. Whatever holds one of them refers to it by its name.
 */

import {
  attempt,
  challenge,
  challengeOutcome,
  challengeResult,
  challengeResults,
  daily,
  rankedTable,
  sealed,
} from '../../challenge/messages.ts';
import { readProof } from '../../dice/proof.ts';
import type { AnyGame } from '../../game.ts';
import { eventShape, moveShape, optionsShape } from '../../game-shapes.ts';
import { gameEntries } from '../../games/index.ts';
import * as protocol from '../../protocol.ts';
import type { JsonSchema, Shape } from '../../shape.ts';

/** Of one game. */
export interface GameSchemas {
  readonly id: string;
  readonly view: JsonSchema;
  readonly move: JsonSchema;
  readonly event: JsonSchema;
  readonly options: JsonSchema;
}

/** Those of the games that the registry knows. */
export async function schemasOf(games: readonly AnyGame[]): Promise<readonly GameSchemas[]> {
  const known = gameEntries.filter(({ rules }) => games.some(({ id }) => id === rules.id));
  return Promise.all(
    known.map(async ({ rules, schemas }) => ({
      id: rules.id,
      view: schemaOf((await schemas()).view),
      move: schemaOf(moveShape(rules)),
      event: schemaOf(eventShape(rules)),
      options: schemaOf(optionsShape(rules)),
    })),
  );
}

const NAMED: Readonly<Record<string, Shape<unknown>>> = {
  About: protocol.about,
  Attempt: attempt,
  Challenge: challenge,
  ChallengeOutcome: challengeOutcome,
  ChallengeResult: challengeResult,
  ChallengeResults: challengeResults,
  ClientMessage: protocol.clientMessage,
  Clocks: protocol.clocks,
  Code: protocol.code,
  CodeAbout: protocol.codeAbout,
  CodeGiven: protocol.codeGiven,
  CodeMade: protocol.codeMade,
  Daily: daily,
  Deed: protocol.deed,
  DiceCount: protocol.diceCount,
  DiceTotals: protocol.diceTotals,
  Guest: protocol.guest,
  GuestAsked: protocol.guestAsked,
  Happening: protocol.happening,
  Level: protocol.level,
  LoggedStep: protocol.loggedStep,
  Opened: protocol.opened,
  Opening: protocol.opening,
  Pace: protocol.pace,
  PackColour: protocol.packColour,
  Person: protocol.personAbout,
  Proof: readProof,
  RankedTable: rankedTable,
  Refused: protocol.refusedAnswer,
  Renaming: protocol.renaming,
  Said: protocol.said,
  SealedChallenge: sealed,
  Seat: protocol.seatAbout,
  SeatChain: protocol.chain,
  ServerMessage: protocol.serverMessage,
  TableList: protocol.tableList,
  TableSummary: protocol.tableSummary,
};

/** Whose kinds have names too, made of this and their type: ServerTable, ClientHello. */
const BY_KIND: Readonly<Record<string, Shape<unknown>>> = {
  Client: protocol.clientMessage,
  Server: protocol.serverMessage,
};

/** What every game has of its own, and what stands for it in the protocol. */
const OF_GAMES = {
  view: protocol.view,
  move: protocol.move,
  event: protocol.event,
  options: protocol.options,
} as const;

export class Components {
  /** Every schema that has a name. */
  readonly #names = new Map<JsonSchema, string>();
  readonly #games: readonly GameSchemas[];

  constructor(games: readonly GameSchemas[]) {
    this.#games = games;
    for (const [name, shape] of Object.entries(NAMED)) this.#names.set(schemaOf(shape), name);
    for (const [whose, shape] of Object.entries(BY_KIND))
      for (const kind of kindsOf(shape))
        this.#names.set(kind, `${whose}${pascal(String(kind['title']))}`);
    for (const [part, shape] of Object.entries(OF_GAMES))
      this.#names.set(schemaOf(shape), pascal(part));
    for (const game of games)
      for (const part of Object.keys(OF_GAMES) as readonly (keyof typeof OF_GAMES)[])
        this.#names.set(game[part], `${pascal(game.id)}${pascal(part)}`);
  }

  /** All of them by name, in the order of the alphabet. */
  all(): Readonly<Record<string, JsonSchema>> {
    const named = [...this.#names].map(([schema, name]) => [name, this.#defined(schema)] as const);
    return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** As it stands somewhere: by its name if it has one. */
  of(shape: Shape<unknown>): JsonSchema {
    return this.#written(schemaOf(shape)) as JsonSchema;
  }

  /** The one kind of a union that has this type. */
  kind(shape: Shape<unknown>, type: string): JsonSchema {
    const found = kindsOf(shape).find(({ title }) => title === type);
    if (found === undefined) throw new Error(`no ${type} there`);
    return this.#written(found) as JsonSchema;
  }

  #defined(schema: JsonSchema): JsonSchema {
    for (const [part, shape] of Object.entries(OF_GAMES))
      if (schemaOf(shape) === schema) return this.#anyGame(part as keyof typeof OF_GAMES, schema);
    return this.#within(schema) as JsonSchema;
  }

  /** Of whichever game it is. Views say which; a move may be one of several games. */
  #anyGame(part: keyof typeof OF_GAMES, { description }: JsonSchema): JsonSchema {
    const each = this.#games.map((game) => this.#written(game[part]));
    if (each.length === 0) return { type: 'object', description };
    if (part !== 'view') return { description, anyOf: each };
    const mapping = this.#games.map(({ id, view }) => [id, refTo(this.#names.get(view) ?? '')]);
    return {
      description,
      oneOf: each,
      discriminator: { propertyName: 'game', mapping: Object.fromEntries(mapping) },
    };
  }

  /** A schema, or a part of one: what has a name stands there by its name. */
  #written(node: unknown): unknown {
    const name = this.#names.get(node as JsonSchema);
    return name === undefined ? this.#within(node) : { $ref: refTo(name) };
  }

  #within(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((entry) => this.#written(entry));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, this.#written(value)]),
    );
  }
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

function kindsOf(shape: Shape<unknown>): readonly JsonSchema[] {
  return (schemaOf(shape)['oneOf'] ?? []) as readonly JsonSchema[];
}

function schemaOf(shape: Shape<unknown>): JsonSchema {
  return shape.schema ?? {};
}

/** bot-sat → BotSat. */
function pascal(text: string): string {
  return text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
