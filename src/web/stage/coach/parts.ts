/** What is loaded when somebody asks for the coach. */

export { CoachLine } from './line.tsx';
export { Panel } from './panel.tsx';
