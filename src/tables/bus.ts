/**
 * THE BUS: how server processes tell each other that something happened, so that each can tell
 * those who are connected to it. It may lose messages or bring them twice; what is true is in the
 * store. The laws: test/suites/bus.ts.
 */

export interface Bus {
  /**
   * Tells everybody who listens to this subject, this process included. Never rejects: telling is a
   * favour.
   */
  publish(subject: string, message: string): void;
  /** Returns how to stop listening. Messages of one publisher on one subject come in order. */
  subscribe(subject: string, heard: (message: string) => void): () => void;
  close(): Promise<void>;
}
