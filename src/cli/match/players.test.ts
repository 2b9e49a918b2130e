import { describe, expect, it } from 'vitest';
import { speak } from '../words.ts';
import { readPlayers } from './players.ts';

await speak('en');

describe('a list of players', () => {
  it.each([
    ['master,strong', ['master', 'strong']],
    [' beginner , random ', ['beginner', 'random']],
    ['cmd:python3 mine.py,casual', ['cmd:python3 mine.py', 'casual']],
    ['cmd:"python3 mine.py",casual', ['cmd:python3 mine.py', 'casual']],
    ['casual,cmd:"./mine --with a,b"', ['casual', 'cmd:./mine --with a,b']],
    ["cmd:'./mine' --with 'a,b',random", ["cmd:'./mine' --with 'a,b'", 'random']],
    ['cmd:\'./mine --name "x, y"\'', ['cmd:./mine --name "x, y"']],
  ])('%s', (list, players) => {
    expect(readPlayers(list)).toEqual(players);
  });

  it.each([
    [
      'grandmaster',
      'no player is called "grandmaster"; there are beginner, casual, strong, master, random and cmd:COMMAND',
    ],
    ['master,', 'no player is called ""'],
    ['toString', 'no player is called "toString"'],
    ['cmd:,random', 'a command is missing after "cmd:"'],
    ['cmd:""', 'a command is missing'],
    ['cmd:"python3 mine.py,random', 'a quote (") is not closed'],
  ])('%s is refused', (list, message) => {
    expect(() => readPlayers(list)).toThrow(message);
  });
});
