import type { Connection, Outgoing, SharedFrame } from './connection.js';
import { ArrayFrame, framesOf } from './text-frame.js';

interface Group {
  readonly topics: ReadonlySet<string>;
  readonly members: Set<Connection>;
}

/**
 * Topic subscriptions, and the messages of the current frame. Connections with the same topics form a group, and a
 * frame is built once per group.
 */
export class Broadcast {
  private readonly groups = new Map<string, Group>();
  private readonly groupOf = new Map<Connection, string>();
  private readonly listeners = new Map<string, number>();
  private messages: { topic: string; message: Outgoing }[] = [];
  private globalMessages: Outgoing[] = [];

  join(connection: Connection): void {
    this.moveToGroup(connection, new Set());
  }

  leave(connection: Connection): void {
    for (const topic of this.topicsOf(connection)) this.count(topic, -1);
    this.leaveGroup(connection);
  }

  topicsOf(connection: Connection): ReadonlySet<string> {
    return this.groups.get(this.groupOf.get(connection) ?? '')?.topics ?? new Set();
  }

  subscribe(connection: Connection, topic: string): void {
    const topics = this.topicsOf(connection);
    if (topics.has(topic)) return;
    this.count(topic, 1);
    this.moveToGroup(connection, new Set([...topics, topic]));
  }

  unsubscribe(connection: Connection, topic: string): void {
    const topics = new Set(this.topicsOf(connection));
    if (!topics.delete(topic)) return;
    this.count(topic, -1);
    this.moveToGroup(connection, topics);
  }

  isHeard(topic: string): boolean {
    return this.listeners.has(topic);
  }

  publish(topic: string, message: Outgoing): void {
    this.messages.push({ topic, message });
  }

  publishToAll(message: Outgoing): void {
    this.globalMessages.push(message);
  }

  /** Writes the frame to all connections. */
  flush(): void {
    const { messages, globalMessages: toAll } = this;
    this.messages = [];
    this.globalMessages = [];
    for (const { topics, members } of this.groups.values()) {
      const heard = messages.filter(({ topic }) => topics.has(topic)).map(({ message }) => message);
      const frame = frameOf([...toAll, ...heard]);
      for (const connection of members) connection.flush(frame);
    }
  }

  private moveToGroup(connection: Connection, topics: ReadonlySet<string>): void {
    this.leaveGroup(connection);
    const signature = [...topics].sort().join(' ');
    const group = this.groups.get(signature) ?? { topics, members: new Set() };
    group.members.add(connection);
    this.groups.set(signature, group);
    this.groupOf.set(connection, signature);
  }

  private leaveGroup(connection: Connection): void {
    const signature = this.groupOf.get(connection);
    if (signature === undefined) return;
    this.groupOf.delete(connection);
    const group = this.groups.get(signature);
    group?.members.delete(connection);
    if (group?.members.size === 0) this.groups.delete(signature);
  }

  private count(topic: string, by: number): void {
    const left = (this.listeners.get(topic) ?? 0) + by;
    if (left > 0) this.listeners.set(topic, left);
    else this.listeners.delete(topic);
  }
}

function frameOf(messages: readonly Outgoing[]): SharedFrame | null {
  if (messages.length === 0) return null;
  const texts = messages.map(({ text }) => text);
  let array: ArrayFrame | null = null;
  let singles: Buffer | null = null;
  return {
    messages,
    array() {
      array ??= new ArrayFrame(texts);
      return array;
    },
    singles() {
      singles ??= framesOf(texts);
      return singles;
    },
  };
}
