import floors from './floors.cjs';
import rooms from './rooms.cjs';

/** A small tree that breaks no rule; each plant adds files to it that break one. */
export const clean = {
  'domain/src/index.ts': "export { price } from './money/price.js';",
  'domain/src/money/price.ts': "import { setup } from 'xstate';\nexport const price = setup;",
  'domain/src/money/price.spec.ts':
    "import fc from 'fast-check';\nimport { price } from './price.js';\nfc.constant(price);",
  'backend/src/main.ts': "import './app.module.js';",
  'backend/src/app.module.ts': "import './modules/orders/index.js';\nimport './platform/clock.js';",
  'backend/src/platform/clock.ts': "import { price } from '@reelpact/domain';\nexport const now = price;",
  'backend/src/modules/orders/index.ts':
    "export { place } from './use-cases/place-order.js';\nimport './http/orders.controller.js';",
  'backend/src/modules/orders/http/orders.controller.ts':
    "import '@nestjs/swagger';\nimport { place } from '../use-cases/place-order.js';\nexport const controller = place;",
  'backend/src/modules/orders/use-cases/place-order.ts':
    "import '@nestjs/common';\nimport { now } from '../../../platform/clock.js';\nexport const place = now;",
  'backend/src/modules/orders/persistence/order.entity.ts':
    "import type { LineEntity } from './line.entity.js';\nexport class OrderEntity { lines!: LineEntity[]; }",
  'backend/src/modules/orders/persistence/line.entity.ts':
    "import { OrderEntity } from './order.entity.js';\nexport class LineEntity { order = OrderEntity; }",
  'backend/src/modules/bills/index.ts':
    "import { place } from '../orders/index.js';\nexport const bill = place;",
  'client/src/index.ts': "export { call } from './call.js';",
  'client/src/call.ts': 'export const call = 1;',
  'backend/test/programs.int-spec.ts': "import { call } from '@reelpact/client';\nvoid call;",
  'frontend/src/main.tsx': "import './app/router';",
  'frontend/src/app/router.ts': "import '../features/cart/cart';\nimport '../features/search/search';",
  'frontend/src/features/cart/cart.ts':
    "import { price } from '@reelpact/domain';\nimport { button } from '../../ui/button';\nexport const cart = [price, button];",
  'frontend/src/features/search/search.ts': 'export const search = 1;',
  'frontend/src/ui/button.ts': "import 'react';\nexport const button = 1;",
  'e2e/src/journey.spec.ts':
    "import 'playwright-core';\nimport { price } from '@reelpact/domain';\nvoid price;",
};

/** What breaks which rule; every rule needs a plant, and a plant must break exactly its own. */
export const plants = [
  {
    breaks: 'migrations-stand-still',
    files: {
      'backend/src/platform/database/migrations/1-first.ts':
        "import { price } from '@reelpact/domain';\nexport const first = price;",
    },
  },
  { breaks: 'domain-stands-alone', files: { 'domain/src/money/now.ts': "import 'pg';" } },
  {
    breaks: 'domain-stands-alone',
    files: { 'domain/src/money/now.ts': "import { readFileSync } from 'node:fs';\nvoid readFileSync;" },
  },
  {
    breaks: 'domain-tests-stand-alone',
    files: { 'domain/src/money/now.spec.ts': "import '../../../backend/src/platform/clock.js';" },
  },
  {
    breaks: 'backend-and-frontend-apart',
    files: {
      'frontend/src/app/peek.ts':
        "import type { now } from '../../../backend/src/platform/clock';\nexport type X = typeof now;",
    },
  },
  {
    breaks: 'backend-and-frontend-apart',
    files: { 'frontend/src/app/peek.ts': "import '@reelpact/backend/src/platform/clock.js';" },
  },
  {
    breaks: 'backend-and-frontend-apart',
    files: { 'backend/src/platform/peek.ts': "import '@reelpact/frontend/src/ui/button';" },
  },
  {
    breaks: 'e2e-from-outside',
    files: { 'e2e/src/peek.ts': "import '../../backend/src/platform/clock.js';" },
  },
  {
    breaks: 'client-stands-alone',
    files: { 'client/src/peek.ts': "import { price } from '@reelpact/domain';\nexport const peek = price;" },
  },
  {
    breaks: 'product-without-client',
    files: {
      'backend/src/platform/peek.ts': "import { call } from '@reelpact/client';\nexport const peek = call;",
    },
  },
  {
    breaks: 'modules-by-their-door',
    files: {
      'backend/src/modules/bills/use-cases/peek.ts': "import '../../orders/use-cases/place-order.js';",
    },
  },
  {
    breaks: 'modules-by-their-door',
    files: {
      'backend/src/modules/brand-new/index.ts':
        "import type { OrderEntity } from '../orders/persistence/order.entity.js';\nexport type X = OrderEntity;",
    },
  },
  {
    breaks: 'app-by-the-door',
    files: { 'backend/src/peek.ts': "import './modules/orders/use-cases/place-order.js';" },
  },
  ...[
    "import type { ApiProperty } from '@nestjs/swagger';\nexport type X = typeof ApiProperty;",
    "import 'fastify';",
    "import '@nestjs/platform-fastify';",
    "import '../http/dto.js';",
  ].map((line) => ({
    breaks: 'only-http-knows-http',
    files: {
      'backend/src/modules/bills/use-cases/send.ts': line,
      'backend/src/modules/bills/http/dto.ts': 'export {};',
    },
  })),
  {
    breaks: 'only-http-knows-http',
    files: {
      'backend/src/modules/brand-new/reads/list.ts': "import '../../../platform/http/errors.js';",
      'backend/src/platform/http/errors.ts': 'export {};',
    },
  },
  {
    breaks: 'only-http-knows-http',
    files: { 'backend/src/modules/bills/brand-new-room/send.ts': "import 'fastify';" },
  },
  ...floors.floorPlants,
  ...rooms.roomPlants,
  {
    breaks: 'platform-knows-no-module',
    files: { 'backend/src/platform/peek.ts': "import '../modules/orders/index.js';" },
  },
  {
    breaks: 'features-apart',
    files: { 'frontend/src/features/brand-new/list.ts': "import '../cart/cart';" },
  },
  { breaks: 'ui-knows-no-business', files: { 'frontend/src/ui/peek.ts': "import '@reelpact/domain';" } },
  { breaks: 'ui-knows-no-business', files: { 'frontend/src/ui/peek.ts': "import '../features/cart/cart';" } },
  {
    breaks: 'ui-knows-no-business',
    files: { 'frontend/src/ui/peek.ts': "import '../api/calls';", 'frontend/src/api/calls.ts': 'export {};' },
  },
  ...['ui/button', 'booking/badge', 'features/cart/cart'].map((shown) => ({
    breaks: 'api-only-asks',
    files: {
      'frontend/src/api/peek.ts': `import '../${shown}';`,
      [`frontend/src/${shown}.ts`]: 'export {};',
    },
  })),
  {
    breaks: 'booking-below-features',
    files: { 'frontend/src/booking/peek.ts': "import '../features/cart/cart';" },
  },
  ...['api', 'ui', 'booking'].map((floor) => ({
    breaks: floor === 'ui' ? 'ui-knows-no-business' : 'app-on-top',
    files: {
      [`frontend/src/${floor}/peek.ts`]: "import '../app/store';",
      'frontend/src/app/store.ts': 'export {};',
    },
  })),
  {
    breaks: 'pages-draw-data',
    files: {
      'frontend/src/pages/peek.ts': "import '../ui/button';",
      'frontend/src/ui/button.ts': 'export {};',
    },
  },
  {
    breaks: 'app-on-top',
    files: {
      'frontend/src/features/search/peek.ts': "import '../../app/store';",
      'frontend/src/app/store.ts': 'export {};',
    },
  },
  {
    breaks: 'no-circles',
    files: { 'domain/src/money/a.ts': "import './b.js';", 'domain/src/money/b.ts': "import './a.js';" },
  },
  {
    breaks: 'no-circles',
    files: {
      'frontend/src/ui/a.ts': "import type { B } from './b';\nexport type A = B;",
      'frontend/src/ui/b.ts': "import type { A } from './a';\nexport type B = A | 1;",
    },
  },
  {
    breaks: 'no-circles-of-entities',
    files: {
      'backend/src/modules/orders/persistence/a.entity.ts':
        "import { B } from './b.entity.js';\nexport class A { b = B; }",
      'backend/src/modules/orders/persistence/b.entity.ts':
        "import { A } from './a.entity.js';\nexport class B { a = A; }",
    },
  },
  {
    breaks: 'no-vague-names',
    files: { 'frontend/src/ui/utils.ts': 'export {};', 'frontend/src/ui/card.ts': "import './utils';" },
  },
];
