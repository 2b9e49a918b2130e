/**
 * Being the same person on another device, and staying oneself on this one: the words of the
 * settings and of the page /me, in English.
 */

import { text } from './grammar.ts';

export const words = {
  title: 'On another device',
  how: 'Play under your name, with your tables, on another phone or computer.',
  show: 'Show a code',
  works:
    'Scan it, or type these words on your other device. The code works once: show it to nobody else.',
  copy: 'Copy the link',
  left: text('Still good for {time}'),
  over: 'This code has expired.',
  used: 'Used: another device is now you. Was it not yours? Then sign out all other devices.',
  again: 'New code',
  qr: 'QR code that links your other device',
  enter: 'I have a code',
  enterTitle: 'Enter the code',
  enterHint: 'Four words, from the settings of your other device.',
  label: 'Code',
  goOn: 'Continue',
  bad: 'A code is four words, such as kabo-relu-timo-sane.',
  renew: 'Sign out all other devices',
  renewed: 'All other devices and codes are signed out.',
  be: text('Play as {name} on this device?'),
  already: text('On this device you are {name} now. Tables in progress: {#tables}.'),
  wayBack: 'You can go back at any time, in the settings.',
  mine: 'Continue only if you made this code yourself: whoever made it can see everything you play here, even your secret cards.',
  yes: text('Yes, I am {name}'),
  no: 'No',
  same: text('You are {name} here already'),
  wrong: 'This code does not work',
  wrongHint:
    'It may have expired or been used. Make a new one in the settings of your other device.',
  was: text('You were {name} on this device'),
  back: text('Be {name} again'),
  backHint: 'Your way back is kept on this device only.',
  unknown: 'This server no longer knows you',
  unknownHint: text(
    'It does not recognise {name} of this device any more: its keys may have been changed. Go on as somebody new, under the same name. The way back stays in the settings, in case the server knows you again.',
  ),
  anew: 'Go on as somebody new',
};

export type Words = typeof words;
