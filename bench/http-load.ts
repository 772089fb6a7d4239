import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string };

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One kept connection that asks one thing after the other. It is written for little CPU of its own, which the measured process needs: an
 * answer is counted, and read only where that is asked for.
 */
export class Connection {
  private readonly socket: Socket;
  private chunks: Buffer[] = [];
  private settle: { resolve: (answer: Buffer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', (error) => this.settle?.reject(error));
    socket.on('close', () => this.settle?.reject(new Error('the connection was closed')));
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Sends what `encodeCall` made. @returns the whole answer. @throws when its status is not a good one. */
  ask(request: Buffer): Promise<Buffer> {
    // The server lets go of who has not asked for 5 s.
    if (this.socket.destroyed) return Promise.reject(new Error('the connection was closed'));
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.settle = { resolve, reject };
    this.socket.write(request);
    return promise;
  }

  close(): void {
    this.settle = undefined;
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    const answer = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks);
    this.chunks = [answer];
    if (!isWhole(answer)) return;
    this.chunks = [];
    const { settle } = this;
    this.settle = undefined;
    // 'HTTP/1.1 2…': the first digit of the status.
    if (answer[9] === 0x32) settle?.resolve(answer);
    else settle?.reject(new Error(answer.toString('utf8', 0, 600)));
  }
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(headEnd);
  if (end === -1) return false;
  const head = answer.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return answer.length >= end + headEnd.length + Number(length);
  return !/^transfer-encoding: chunked/im.test(head) || answer.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
}

/** The bytes of a call, written once and sent often. */
export function encodeCall({ method = 'GET', path, headers = {}, body = '' }: Call): Buffer {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

export const openConnections = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => Connection.open(url)));

/** Every connection asks again as soon as it is answered. @returns answers a second. */
export async function askInTurn(connections: Connection[], request: Buffer, forMs: number): Promise<number> {
  const began = performance.now();
  let answers = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - began < forMs) {
        await connection.ask(request);
        answers += 1;
      }
    }),
  );
  return (answers / (performance.now() - began)) * 1_000;
}

/**
 * Calls at a fixed rate, whatever the answers take; who finds no free connection waits, and the waiting counts.
 * @returns the milliseconds from when each call was due to its whole answer.
 */
export async function askAtRate(connections: Connection[], request: Buffer, perSecond: number, forMs: number) {
  const free = [...connections];
  const waiting: number[] = [];
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  const began = performance.now();
  const total = Math.floor((perSecond * forMs) / 1_000);
  const start = (connection: Connection, due: number) => {
    const asked = connection.ask(request).then(() => {
      times.push(performance.now() - due);
      running.delete(asked);
      const next = waiting.shift();
      if (next === undefined) free.push(connection);
      else start(connection, next);
    });
    running.add(asked);
  };
  for (let sent = 0; sent < total; sent += 1) {
    const due = began + (sent * 1_000) / perSecond;
    // A timer would be late by up to a millisecond.
    while (performance.now() < due) await new Promise((resolve) => setImmediate(resolve));
    const connection = free.pop();
    if (connection) start(connection, due);
    else waiting.push(due);
  }
  while (running.size > 0) await Promise.all(running);
  return times;
}
