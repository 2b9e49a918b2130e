/**
 * What the server tells people, in English. Programs read the code beside it, which is the same in
 * every language. If a move or message is wrong, the reason is in technical English everywhere;
 * other languages put a sentence before it.
 */

import type { Reason } from '../../tables/refused.ts';
import type { Told } from '../grammar.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `nothing has happened: ${why}`;

export const words = {
  reasons: {
    'not-host': 'only the host may do this',
    'not-seated': 'you have no seat at this table',
    'nobody-sits-there': 'nobody sits there',
    'no-such-seat': 'this table has no such seat',
    seated: 'you already have a seat at this table',
    taken: 'somebody already sits there',
    'colour-taken': 'somebody else has this colour already',
    'no-packs': 'in this game nobody has a pack of cards of their own',
    full: 'every seat is taken',
    'name-like': text('your name looks like that of {detail}, who sits here: choose another'),
    'name-of-house': 'the game itself uses this name: choose another',
    'seed-given': 'this seat has already given its seed',
    'no-host-there': 'nobody sits there who could be host',
    'not-open': 'this is only possible before the game starts',
    'not-running': 'no game is being played at this table',
    'not-over': 'the game is not over yet',
    'game-over': 'the game is over',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), { one: 'one seat is still free', other: '# seats are still free' }),
    'nobody-plays': 'nobody but bots sits here: somebody has to play',
    'not-come': text('not here yet: {detail}'),
    removed: 'the host has taken you off your seat: you can watch',
    held: 'a bot is playing for this seat: take it back first',
    'held-already': 'a bot is already playing for this seat',
    'not-held': 'no bot is playing for this seat',
    stale: 'something has happened since: look again',
    'bad-link': 'this link does not fit the chain of your seat',
    'nothing-thrown': 'nothing is thrown with this move, so it takes no link',
    'no-chains': 'the dice of this table take no chains',
    'not-called': 'no link of yours is asked for now',
    called: 'the game is about to start',
    rules: text('{detail}'),
    unseen: 'this table uses real dice or cards: say what they show',
    muted: 'the host has muted you',
    'host-muted': 'the host can’t be muted',
    'talked-out': 'enough has been said at this table: its chat is full',
    'changed-out': 'you have changed enough at this table',
    'chat-closed':
      'partners may not discuss the game: chat is closed to the players until it is over',
    'ranked-table': 'at the table of the challenge of the day you play alone, once, and to the end',
    'no-such-moment': 'this game has no such moment',
    closed: 'nobody may watch this table',
    'set-aside': 'this table is damaged, and nobody can play on here: it has been reported',
    'no-rules': 'this server does not have the rules of this table; another one may',
    'not-stored': nothing('something is wrong with the server'),
    'store-full': nothing('there is no room left to store it'),
    'store-busy': nothing('the store is busy'),
    'store-broken': nothing('it could not be stored'),
    'store-unknown': nothing('it may not have been stored'),
    'table-busy': nothing('the table is too busy'),
    'clock-skewed': text('the clocks of this machine and of the store are {detail}\u00a0ms apart'),
    draining: 'the server is about to stop: try again in a moment',
    stopping: 'the server is stopping: come back in a moment',
    'unknown-table': 'there is no table of this name',
    'too-many-misses': 'you asked for too many tables that do not exist: wait a moment',
    'play-first': 'play it yourself first: the game would show you the dice',
    'ranked-only':
      'the challenge of a day is played at a table of the server: a game from elsewhere does not count',
    'ranked-people': 'the ranking of the day is for people, not for programs',
    'ranked-proof': 'the dice of the day are told with the challenges once the day is over',
    'no-result': 'there is no such result',
    'record-is-secret': 'the game is not over: its record holds every secret',
    'bad-message': text('{detail}'),
    'not-json': 'this is not valid JSON',
    'not-text': 'messages are text, not bytes',
    'other-protocol': text('this server speaks another protocol: {detail}'),
    'unknown-token': 'this token is not valid here: ask for a new one',
    'token-gone': 'this token is no longer valid: ask for a new one',
    'token-needed': 'a token is needed: authorization: Bearer TOKEN',
    'unknown-code': 'this code is not valid, or no longer: make a new one on your other device',
    'too-many-codes': 'too many wrong codes: wait a moment',
    'bad-attempt': 'the Idempotency-Key is 22 to 64 letters, digits and hyphens',
    'say-hello': 'say hello first, with a token',
    'not-watching': 'watch the table first',
    'too-many-watched': text('one connection may watch {detail} tables'),
    'slow-down': 'too many messages: slow down',
    'too-much': 'too much at once: wait a moment',
    'too-many-guests': 'too many guests from one address: wait a moment',
    'too-many-tables': 'too many tables at once: wait a moment',
    'too-many-unfinished': 'you have too many unfinished tables: finish one of them first',
    'too-many-of-address': 'too many tables are going from your network: finish one of them first',
    'too-many-connections': 'too many connections: wait a moment',
    'house-full': 'too many connections at the same time',
    'other-name':
      'this server does not answer to that name: use the address it was given, or start it with --name',
    'operator-only':
      'this is for whoever runs the server: ask on the machine itself, or with the token of --metrics-token',
    'program-of-program': 'a program can’t have programs',
    'foreign-page': 'pages of other sites may not open sockets here',
    'socket-elsewhere': text('sockets are at {detail}'),
    'socket-needed':
      'a WebSocket is opened here, and the request asks for none: a proxy must pass on the headers Upgrade and Connection',
    'nothing-here': 'there is nothing here',
    'only-methods': text('only {detail} here'),
    'send-json': 'send JSON, with content-type: application/json',
    'body-too-large': text('the body has more than {detail} bytes'),
    'body-cut-off': 'the body was cut off',
  } as Readonly<Record<Reason, string | Told<'detail'>>>,

  pages: {
    welcome: {
      lead: 'Three dice games to play together. This server is open; tables are played from a terminal, or by programs:',
      open: 'open a table, and sit down',
      join: 'join one by its link',
      notBuilt: text(
        'There is also a page to play on, but it has not been built: {command} builds it, and the server shows it when it starts again.',
      ),
      api: 'The API, to read',
      openApi: 'the same as OpenAPI 3.1',
    },
    table: 'You are invited to a table. Join it from a terminal:',
    api: {
      title: 'The API',
      lead: text(
        'JSON over HTTP, and a WebSocket at {socket} for what happens at tables. A token goes into the header {header}. A refusal has a code and a reason, in the language of Accept-Language or of the hello.',
      ),
      /**
       * What each route does; in English the routes say it themselves, for the OpenAPI document.
       */
      routes: {} as Readonly<Record<string, string>>,
      needsToken: 'Needs a token.',
      takes: 'Takes',
      answers: 'Answers',
      mayRefuse: 'May refuse:',
      fromClient: 'Socket: what a client says',
      protocol: text('Protocol {#version}. A message is one JSON object in one text frame.'),
      fromServer: 'Socket: what the server says',
      codes: 'Codes',
    },
  },
};

export type Words = typeof words;
