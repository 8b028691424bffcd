import type { AddressInfo, Server } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';

/** Where this very server answers, for what has to reach it over HTTP. It must be listening. */
export function ownAddress({ httpAdapter }: HttpAdapterHost): string {
  const { address, family, port } = (httpAdapter.getHttpServer() as Server).address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`;
}
