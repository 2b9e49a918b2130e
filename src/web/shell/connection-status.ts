/**
 * How the page's one connection fares: told by the source that has it, read by whatever waits on
 * it.
 */

import { type Signal, signal } from '@preact/signals';
import type { ConnectionStatus } from '../../client/connection.ts';

export const connectionStatus: Signal<ConnectionStatus | 'none'> = signal('none');
