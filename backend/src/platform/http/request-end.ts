import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Calls back once when a request is answered or its sender has hung up, and at once when that has happened already: 'close' is emitted
 * only once, and the response of a pipelined request never emits it when the connection breaks before its turn.
 */
export function whenOver({ request, response }: Exchange, work: () => void): void {
  const { socket } = request;
  if (response.closed || socket.destroyed) return work();
  const over = (): void => {
    response.off('close', over);
    socket.off('close', over);
    work();
  };
  // Any number of requests may be pipelined on one connection.
  socket.setMaxListeners(0);
  socket.once('close', over);
  response.once('close', over);
}
