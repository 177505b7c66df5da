import { mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Files = Record<string, string>

const strangers = ['zod', 'fastify', 'react', 'react-redux', '@reduxjs/toolkit', 'vitest', 'left-pad']
const workspaces = {
  'packages/contract': ['zod'],
  'packages/data-layer': ['@rumi/contract', '@reduxjs/toolkit', 'react-redux'],
  'packages/mails': ['@rumi/contract', '@rumi/data-layer', 'react'],
  'apps/api': ['@rumi/contract', '@rumi/mails', '@rumi/data-layer', 'fastify'],
  'apps/web': ['@rumi/contract', '@rumi/data-layer', '@rumi/mails', 'react', 'react-redux'],
}

const nameOf = (workspace: string) => `@rumi/${workspace.split('/')[1]}`
const manifest = (name: string, main: string, uses: readonly string[] = []) =>
  JSON.stringify({
    name,
    version: '1.0.0',
    exports: { '.': main, './*': './*' },
    dependencies: Object.fromEntries(uses.map((use) => [use, '*'])),
  })

/** A sound little project: every folder with one file, and the imports the boundaries allow. */
const soundRooms: Files = {
  'packages/contract/src/index.ts': "export * from './table.ts'",
  'packages/contract/src/table.ts': "export * from './resources/dogs.ts'",
  'packages/contract/src/resource.ts': "import 'zod'",
  'packages/contract/src/fields.ts': "import 'zod'",
  'packages/contract/src/resources/dogs.ts': "import '../resource.ts'\nimport '../rules/money.ts'",
  'packages/contract/src/calls/quote.ts': "import '../resources/dogs.ts'",
  'packages/contract/src/rules/money.ts': 'export const iva = 16',
  'packages/data-layer/src/index.ts': "import '@rumi/contract'\nimport '@reduxjs/toolkit'",
  'packages/mails/src/index.tsx': "import '@rumi/contract'\nimport 'react'",
  'apps/api/src/main.ts': "import './app.ts'",
  'apps/api/src/app.ts': ['auth', 'notifications', 'accounting', 'bookings', 'orders']
    .map((room) => `import './${room}/index.ts'`)
    .join('\n'),
  'apps/api/src/db/connect.ts': "import 'node:fs'",
  'apps/api/src/http/errors.ts': "import '../db/connect.ts'\nimport 'fastify'",
  'apps/api/src/auth/index.ts': "import './session.ts'",
  'apps/api/src/auth/session.ts': "import '../http/errors.ts'",
  'apps/api/src/notifications/index.ts': "import '../auth/index.ts'",
  'apps/api/src/accounting/index.ts': "import '../notifications/index.ts'",
  'apps/api/src/bookings/index.ts': "import './book-stay.ts'",
  'apps/api/src/bookings/book-stay.ts': "import '../accounting/index.ts'\nimport '@rumi/mails'",
  'apps/api/src/bookings/book-stay.test.ts': "import 'vitest'\nimport '../app.ts'",
  'apps/api/src/mail/testing/server.ts': "import 'node:net'",
  'apps/api/src/bookings/letters.test.ts': "import '../mail/testing/server.ts'",
  'apps/api/src/orders/index.ts': "import '../accounting/index.ts'",
  'apps/web/src/app/root.tsx': "import '../site/home.tsx'\nimport '../portal/dogs.tsx'",
  'apps/web/src/shared/paths.ts': 'export const home = "/"',
  'apps/web/src/site/home.tsx':
    "import '../ui/card.tsx'\nimport '../copy/home.ts'\nimport '../shared/paths.ts'",
  'apps/web/src/portal/dogs.tsx': "import '../art/dog.tsx'\nimport '@rumi/data-layer'",
  'apps/web/src/office/board.tsx': "import '@rumi/contract'",
  'apps/web/src/office/people/client.tsx': 'export const client = 1',
  'apps/web/src/office/desk/board.tsx': 'export const board = 1',
  'apps/web/src/office/books/ledger.tsx': 'export const ledger = 1',
  'apps/web/src/office/business/hours.tsx': 'export const hours = 1',
  'apps/web/src/office/access/users.tsx': 'export const users = 1',
  'apps/web/src/office/frame/layout.tsx': 'export const layout = 1',
  'apps/web/src/art/dog.tsx': "import '../ui/card.tsx'",
  'apps/web/src/ui/card.tsx': "import 'react'",
  'apps/web/src/copy/home.ts':
    "import type { card } from '../ui/card.tsx'\nexport const title: typeof card = 1",
  'tests/system/table.test.ts': "import '@rumi/api'",
  'tools/start.ts': "import 'node:fs'",
}

/** Builds the sound project in a folder of its own, with `changes` in place of or beside its files. */
export async function plantProject(changes: Files = {}): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'rumi-project-')))
  const files: Files = { 'package.json': manifest('rumi', './index.js'), ...soundRooms, ...changes }
  for (const stranger of strangers) {
    files[`node_modules/${stranger}/package.json`] = manifest(stranger, './index.js')
    files[`node_modules/${stranger}/index.js`] = 'export {}'
  }
  for (const [workspace, uses] of Object.entries(workspaces)) {
    const entry = {
      'packages/mails': './src/index.tsx',
      'apps/api': './src/app.ts',
      'apps/web': './src/app/root.tsx',
    }
    files[`${workspace}/package.json`] = manifest(
      nameOf(workspace),
      entry[workspace as keyof typeof entry] ?? './src/index.ts',
      uses,
    )
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  await mkdir(join(root, 'node_modules/@rumi'), { recursive: true })
  for (const workspace of Object.keys(workspaces)) {
    await symlink(join(root, workspace), join(root, 'node_modules', nameOf(workspace)), 'dir')
  }
  return root
}
