import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { adminRoutes, isFileAnswer } from '@truemark/contracts/admin';
import { z } from 'zod';
import { notFound } from '../../platform/admin/admin-error.js';
import type { ListParameters } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { ALLOWS, type Permission } from '../operators/require-permission.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

type Handler = (...given: unknown[]) => unknown;

/** Back-office list, as its own route returns it. */
export interface ListSource {
  /** Schema of one row. */
  readonly row: z.ZodObject;
  read(operator: SignedInOperator, query: ListParameters): Promise<Listed<object>>;
}

interface Route {
  readonly permission: Permission;
  readonly call: (operator: SignedInOperator, query: ListParameters) => unknown;
}

const BASE = 'admin/api/';

/**
 * All back-office lists, discovered among the controllers. The route of a screen also serves its export, with the same
 * rows, fields, filters and permissions, so exactly those who may read a list can export it.
 */
@Injectable()
export class ListSources {
  private routes: ReadonlyMap<string, Route> | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** List of this name, if the operator's role may read it; otherwise it does not exist. */
  of(resource: string, operator: SignedInOperator): ListSource {
    this.routes ??= this.discoverRoutes();
    const route = this.routes.get(resource);
    const row = rowOf(resource);
    if (!route || !row || !hasPermission(operator, route.permission.resource, route.permission.action))
      throw notFound('list');
    return {
      row,
      read: async (who, query) => {
        const answer = await route.call(who, query);
        if (!(answer instanceof Listed)) throw new Error(`${resource} does not answer with a list`);
        return answer;
      },
    };
  }

  private discoverRoutes(): ReadonlyMap<string, Route> {
    const routes = new Map<string, Route>();
    for (const { instance, metatype } of this.discovery.getControllers()) {
      const path: unknown = metatype && Reflect.getMetadata(PATH_METADATA, metatype);
      if (typeof path !== 'string' || !path.startsWith(BASE)) continue;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
        const handler = (instance as Record<string, Handler>)[name] as Handler;
        const permission = this.reflector.get<Permission | 'everyone' | undefined>(ALLOWS, handler);
        if (!isListRoute(handler) || !permission || permission === 'everyone') continue;
        if (permission.resource === 'exports' || permission.resource === 'report-schedules') continue;
        const places = handlerParametersOf(metatype as object, name);
        routes.set(path.slice(BASE.length), {
          permission,
          call: (operator, query) =>
            handler.apply(
              instance,
              places.map((place) => (place === 'query' ? query : operator)),
            ),
        });
      }
    }
    return routes;
  }
}

const isListRoute = (handler: Handler): boolean =>
  Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.GET &&
  Reflect.getMetadata(PATH_METADATA, handler) === '/';

/** Parameters of a route's handler in order: its query, or the signed-in operator. */
function handlerParametersOf(controller: object, name: string): readonly ('query' | 'operator')[] {
  const given: Readonly<Record<string, { index: number }>> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const places: ('query' | 'operator')[] = [];
  for (const [kind, { index }] of Object.entries(given))
    places[index] = kind.startsWith(`${RouteParamtypes.QUERY}:`) ? 'query' : 'operator';
  return places;
}

function rowOf(resource: string): z.ZodObject | null {
  const answer = adminRoutes[`GET ${resource}`]?.[200];
  if (!answer || isFileAnswer(answer) || !(answer instanceof z.ZodArray)) return null;
  return answer.element instanceof z.ZodObject ? answer.element : null;
}
