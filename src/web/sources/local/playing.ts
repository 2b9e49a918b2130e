/**
 * What a table on this device needs to be played, and home does not need to list it: loaded with
 * the first one.
 */

export { Hub } from '../../../tables/hub.ts';
export { begin } from './begin.ts';
