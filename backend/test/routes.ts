import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import type { Access } from '../src/platform/access/caller.js';
import { ACCESS, PROVEN } from '../src/platform/http/caller.js';
import { LIMIT } from '../src/platform/http/limit.js';
import type { TestApp } from './app.js';

export interface Route {
  method: string;
  /** With its parameters as the controller names them. */
  path: string;
  access: Access | undefined;
  /** The allowance that is taken before the body is validated. */
  limit: string | undefined;
  /** Whether it asks again who it is. */
  proven: boolean;
}

const read = <T>(key: string, ...targets: object[]): T | undefined =>
  targets.map((target) => Reflect.getMetadata(key, target) as T | undefined).find((one) => one !== undefined);

/** Every route of the application, those without a description too. */
export function routesOf({ app }: TestApp): Route[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Type;
    const prototype = controller.prototype as Record<string, object>;
    return Object.getOwnPropertyNames(prototype).flatMap((name): Route[] => {
      const handler = prototype[name];
      const method = handler && read<RequestMethod>(METHOD_METADATA, handler);
      if (!handler || method === undefined) return [];
      const parts = [read<string>(PATH_METADATA, controller), read<string>(PATH_METADATA, handler)];
      return [
        {
          method: RequestMethod[method],
          path: ['/api', ...parts.map((part) => (part ?? '').replace(/^\/|\/$/g, ''))]
            .filter(Boolean)
            .join('/'),
          access: read<Access>(ACCESS, handler, controller),
          limit: read<string>(LIMIT, handler),
          proven: read<true>(PROVEN, handler) === true,
        },
      ];
    });
  });
}

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
export const changes = ({ method }: Route): boolean => !SAFE.includes(method);
