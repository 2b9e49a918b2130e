/** Signs of a dialogue that are the same in every language. */

export const PROMPT = '> ';
export const BOT_MARK = ' ⚙';

/** What may be typed besides, as it is typed: two spaces apart. */
export const COMMANDS = {
  play: '?  list  log  quit',
  playAlone: '?  list  log  odds  quit',
  playWithHand: '?  list  log  hand  quit',
  open: 'sit [N]  say TEXT  ?  quit',
  seated: 'stand  swap N M  say TEXT  ?  quit',
  host: 'bot N LEVEL  remove N  swap N M  first N  stand  say TEXT  ?  quit',
  asked: '?  list  log  who  say TEXT  leave  quit',
  waiting: '?  log  who  say TEXT  leave  quit',
  watching: '?  log  who  say TEXT  quit',
  held: '?  log  who  quit',
  over: 'rematch  save  log  say TEXT  quit',
  overWatching: 'save  log  say TEXT  quit',
} as const;
