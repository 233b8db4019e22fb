import { Module, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import { AdminError } from '../../platform/admin/admin-error.js';
import type { ApprovalKind, Execution, Preview } from './approval-kind.js';
import { ApprovalKinds } from './approval-kinds.js';
import type { Guarded, TermsChangeEffect, TermsChangeRequest } from './guarded-terms.js';
import { NeedsApproval, needingApproval } from './needs-approval.js';

abstract class Plain implements ApprovalKind {
  abstract readonly name: string;
  readonly label = 'Something';
  readonly deciders = ['owner'] as const;

  async preview(): Promise<Preview> {
    return { before: 1, after: 2 };
  }

  prepare(): Promise<Execution> {
    throw new Error('nobody asks for it');
  }
}

class First extends Plain {
  readonly name = 'first.change';
}

class Second extends Plain {
  readonly name = 'second.change';
}

class SecondAgain extends Plain {
  readonly name = 'second.change';
}

class Unmarked extends Plain {
  readonly name = 'unmarked.change';
}

class Menus implements Guarded {
  readonly resource = 'menus';
  readonly label = 'Menu entry';

  requestFor(): Promise<TermsChangeRequest> {
    throw new Error('nobody asks for it');
  }

  switching(): TermsChangeRequest {
    throw new Error('nobody asks for it');
  }

  assess(): Promise<TermsChangeEffect> {
    throw new Error('nobody asks for it');
  }
}

// Decorators are applied as calls: specs are compiled without decorator support.
for (const marked of [First, Second, SecondAgain, Menus]) NeedsApproval()(marked);

/** Application with one module per provider; returns the kinds found in it. */
async function kindsOf(...providers: Type[]): Promise<ApprovalKinds> {
  const modules = providers.map((provider) => {
    class Feature {}
    Module({ providers: [provider] })(Feature);
    return Feature;
  });
  class House {}
  Module({ imports: [DiscoveryModule, ...modules] })(House);
  const context = await NestFactory.createApplicationContext(House, { logger: false, abortOnError: false });
  const kinds = new ApprovalKinds();
  for (const each of needingApproval(context.get(DiscoveryService))) kinds.add(each);
  return kinds;
}

describe('kinds of requests', () => {
  it.each([[[First, Second, Menus]], [[Menus, Second, First]]])(
    'are found in every module, in whatever order they come',
    async (providers) => {
      const kinds = await kindsOf(...providers);
      expect(kinds.get('first.change')).toBeInstanceOf(First);
      expect(kinds.get('second.change')).toBeInstanceOf(Second);
      expect(kinds.get('menus.change').label).toBe('Menu entry');
    },
  );

  it('are none without the mark, nor without a module', async () => {
    const kinds = await kindsOf(First, Unmarked);
    expect(() => kinds.get('unmarked.change')).toThrow(AdminError);
    expect(() => kinds.get('second.change')).toThrow(AdminError);
  });

  it('have names of their own', async () => {
    await expect(kindsOf(Second, SecondAgain)).rejects.toThrow(
      'two kinds of requests are called second.change',
    );
  });
});
