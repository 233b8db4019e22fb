import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import { ALLOWS, type Permission } from '../../dist/features/operators/require-permission.js';

const FEATURES = join(import.meta.dirname, '../../dist/features');
const BASE = 'admin/api';

/** What a route requires: `resource action`, `everyone` who is signed in, or `nothing`. */
type Required = string;

/** Routes below `/admin/api` whose permission does not follow from method and path. */
const OTHERWISE: Readonly<Record<string, Required>> = {
  // Whoever reads requests may withdraw one of their own.
  'POST approvals/{id}/reject': 'approvals read',
  'POST claims/assign-many': 'claims reassign',
  'POST claims/{id}/assign': 'claims reassign',
  'GET custom-roles/matrix': 'everyone',
  'POST customers/{id}/notes': 'customers write_notes',
  'POST customers/{id}/notes/{note}/edit': 'customers write_notes',
  'POST customers/{id}/untag': 'customers tag',
  'POST customers/tag-many': 'customers tag',
  'POST durations/switch-many': 'durations edit',
  'POST fund-pools/{id}/requests': 'fund-pools create',
  'POST funds/switch-many': 'funds edit',
  'POST loan-products/switch-many': 'loan-products edit',
  // It shows the signature of a customer, as a picture does.
  'GET loans/{id}/agreement_pdf': 'uploads read',
  'POST menus/order': 'menus edit',
  'POST menus/switch-many': 'menus edit',
  'POST operators/{id}/invite': 'operators send_link',
  'POST operators/{id}/revoke-invitation': 'operators send_link',
  'POST operators/{id}/sessions/revoke': 'operators edit',
  'POST settings/{key}/plan': 'settings edit',
  'POST symbols/{id}/cancel_change': 'symbols edit',
  'POST symbols/{id}/resume': 'symbols edit',
  'POST symbols/switch-many': 'symbols edit',
  'POST webhooks/{id}/secret': 'webhooks show_secret',
};

const ACTIONS: Readonly<Record<string, string>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'edit',
  DELETE: 'delete',
};

/** What a route of the list should require. An action on a row bears the name of its permission. */
export function requiredBy(route: string): Required {
  const below = route.replace(` /${BASE}/`, ' ');
  const [method = '', path = ''] = below.split(' ');
  const [resource, row = '', action] = path.split('/');
  if (OTHERWISE[below]) return OTHERWISE[below];
  if (resource === 'auth') return 'everyone';
  const isOnRow = method === 'POST' && row.startsWith('{') && action;
  return `${resource} ${isOnRow ? action.replaceAll('-', '_') : ACTIONS[method]}`;
}

/** What each back-office route of the program declares, by `METHOD path`. */
export async function declaredRequirements(): Promise<Record<string, Required>> {
  const metadata = new Reflector();
  const found: Record<string, Required> = {};
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('controller.js'))) {
    const declared: object = await import(join(FEATURES, file));
    for (const controller of Object.values(declared).filter((each) => typeof each === 'function')) {
      const base = metadata.get<string | undefined>(PATH_METADATA, controller);
      if (!base?.startsWith(BASE)) continue;
      for (const name of Object.getOwnPropertyNames(controller.prototype)) {
        const handler = controller.prototype[name];
        const method = metadata.get<RequestMethod | undefined>(METHOD_METADATA, handler);
        if (method === undefined) continue;
        const allows = metadata.get<Permission | 'everyone' | undefined>(ALLOWS, handler) ?? 'nothing';
        const path = [base, metadata.get<string>(PATH_METADATA, handler)].join('/');
        const route = `${RequestMethod[method]} /${path.replace(/\/+$/, '').replace(/:(\w+)/g, '{$1}')}`;
        found[route] = typeof allows === 'string' ? allows : `${allows.resource} ${allows.action}`;
      }
    }
  }
  return found;
}
