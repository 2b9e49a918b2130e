/**
 * What the model of docs/scale.md stands on: figures that were measured, each with the command that
 * measures it again; and what people do and things cost, which are assumptions.
 */

/** Microseconds of processor time, and bytes. */
export const MEASURED = {
  /** `npm run bench:grown`, at 8 processes with the people of each table spread over them. */
  move: { servers: 651, postgres: 235, nats: 58 },
  /** `npm run bench:grown`: what PostgreSQL takes of one process that does nothing else. */
  appendsPerDatabase: 21_000,
  /** `npm run bench:grown`: bytes of a move between processes and PostgreSQL, and NATS. */
  bytes: { postgres: 375, nats: 702 },
  /** `npm run bench:load`: the step that tells a move, of three games; one process on SQLite. */
  step: 1450,
  moveOnSqlite: 75,
  /** `npm run bench:messages`: a socket, a hello, a table brought into memory and told. */
  arrival: 3000,
  /** The same: a ping of each connection every ten seconds. */
  idleASecond: 3.4,
  /** `npm run bench:idle`, `npm run bench:soak`. */
  connection: 8800,
  table: 65_000,
  process: 150e6,
  /** A guess: one row of the question how long journals are, asked every two seconds for each table. */
  length: 3,
  /** A guess: what an entry takes on disk, with its index and its share of the rest. */
  entry: 420,
} as const;

/** What people do. */
export const PEOPLE = {
  perTable: 3,
  /** Others who look on, for each who plays. */
  onlookers: 0.1,
  /** Seconds from one move of a person to their next, while they are at a table. */
  betweenMoves: 10,
  /** Moves of bots for each move of a person. */
  bots: 0.25,
  /** Chat, reactions, sitting down, for each move. */
  otherDeeds: 0.1,
  /** Seconds for which somebody stays. */
  stay: 1800,
  /** The busiest moment against the mean of the day. */
  peak: 3,
} as const;

/** Euros a month, as hosts ask for them: the order of magnitude, not an offer. */
export const PRICES = {
  core: 12,
  databaseCore: 40,
  gigabyteOfDisk: 0.1,
  terabyteOut: 1.2,
} as const;

/** How full anything may be at the busiest moment. */
export const LIMITS = {
  processor: 0.6,
  database: 0.5,
  sockets: 20_000,
  memory: 1.5e9,
  /** Cores of one database at most: beyond it another is added with --journals. */
  databaseCores: 8,
  /** Subscriptions that one NATS keeps, a few hundred bytes each. */
  subscriptions: 5_000_000,
} as const;
