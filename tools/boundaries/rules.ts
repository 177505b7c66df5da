import type { IForbiddenRuleType } from 'dependency-cruiser'

const inTests = '[.](test|e2e)[.]tsx?$|/testing/'
/** A package's index; what is loaded without the rest: the data layer's parts of public pages, the days that an export's thread reckons with. */
const entries =
  '^packages/[^/]+/src/index[.]tsx?$|^packages/data-layer/src/(cart|http|call|stored-role|pending-logout)[.]ts$|^packages/contract/src/rules/(business/business-locale|dogs/dog-word|time/business-time)[.]ts$'
const testTools = 'node_modules/(vitest|@vitest|fast-check|@playwright|axe-core)/'

/** From the top down: a module imports only modules of the layers below its own. */
const layers = [['bookings', 'orders'], ['accounting'], ['notifications'], ['payments'], ['auth']]
const folderOf = (names: readonly string[]) => `^apps/api/src/(${names.join('|')})/`

/** Areas of the office, from the bottom up. */
const officeAreas = ['kit', 'money', 'people', 'desk', 'books', 'business', 'access', 'frame']

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'nothing-unresolved',
    comment: 'An import that cannot be followed is a boundary that cannot be seen.',
    from: {},
    to: { couldNotResolve: true, pathNot: '[+]types/|^virtual:' },
  },
  {
    name: 'declared-only',
    comment: 'A package is used only by those who list it.',
    from: { path: '^(apps|packages)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: testTools },
  },
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'test-tools-stay-in-tests',
    comment: 'What runs for a customer does not carry the tools it was tested with.',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: inTests },
    to: { path: `${testTools}|^apps/.*/testing/` },
  },
  {
    name: 'the-product-knows-no-tools',
    comment: 'The product runs without its tests and tools.',
    from: { path: '^(apps|packages)/', pathNot: inTests },
    to: { path: '^(tests|tools)/' },
  },
  {
    name: 'packages-through-their-index',
    comment: 'What is inside a package may move; what its index exports is a promise.',
    from: { path: '^(apps|packages)/([^/]+)/' },
    to: { path: '^packages/([^/]+)/src/', pathNot: `^$1/$2/|${entries}` },
  },
  {
    name: 'no-index-inside-a-package',
    comment: 'Inside a package one names the file; its index is for those outside.',
    from: { path: '^packages/([^/]+)/src/', pathNot: inTests },
    to: { path: '^packages/$1/src/index[.]tsx?$' },
  },
]

const packages: IForbiddenRuleType[] = [
  {
    name: 'contract-stands-alone',
    comment: 'Both runtimes read the contract, so it leans on neither.',
    from: { path: '^packages/contract/', pathNot: inTests },
    to: { pathNot: `^packages/contract/|node_modules/(zod|temporal-polyfill)/` },
  },
  {
    name: 'contract-is-tried-alone',
    comment: 'What only holds beside one of its users is no contract.',
    from: { path: '^packages/contract/' },
    to: { path: '^apps/|^packages/(?!contract/)' },
  },
  {
    name: 'rules-know-no-rows',
    comment: 'The business holds whatever the wire looks like: rules → resources, never back.',
    from: { path: '^packages/contract/src/rules/', pathNot: inTests },
    to: { path: '^packages/contract/src/((resources|calls)/|(resource|table|index)[.]ts$)' },
  },
  {
    name: 'rows-know-no-call',
    comment: 'The words rows are written in know no row, and a row knows no call.',
    from: {
      path: '^packages/contract/src/(resources/|(resource|fields|access|account-refusals|refusals)[.]ts$)',
      pathNot: inTests,
    },
    to: { path: '^packages/contract/src/(calls/|table[.]ts$)' },
  },
  {
    name: 'the-engine-knows-no-row',
    comment: 'What declares rows never grows an option for one of them.',
    from: { path: '^packages/contract/src/(resource|fields|access|account-refusals|refusals)[.]ts$' },
    to: { path: '^packages/contract/src/resources/' },
  },
  {
    name: 'data-layer-has-no-screen',
    comment: 'The data layer runs and is tested without React.',
    from: { path: '^packages/data-layer/' },
    to: {
      path: '^apps/|^packages/(?!contract/|data-layer/)|node_modules/react(-dom|-redux|-router)?/|node_modules/@reduxjs/toolkit/.*react',
    },
  },
  {
    name: 'the-browser-has-no-node',
    comment: 'What a browser loads may not ask for files, sockets or processes.',
    from: {
      path: '^(packages/(contract|data-layer)|apps/web)/src/',
      pathNot: `${inTests}|entry[.]server[.]tsx$`,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'mails-know-the-contract-only',
    comment: 'A mail is data in, HTML and text out.',
    from: { path: '^packages/mails/' },
    to: { path: '^apps/|^packages/(?!contract/|mails/)' },
  },
]

const server: IForbiddenRuleType[] = [
  {
    name: 'api-has-no-screen',
    comment: 'The server knows the contract and the mails, not who looks at its answers.',
    from: { path: '^apps/api/' },
    to: { path: '^apps/web/|^packages/data-layer/' },
  },
  {
    name: 'db-imports-no-module',
    comment: 'The database serves every module, so it knows none, and not HTTP either.',
    from: { path: '^apps/api/src/db/', pathNot: inTests },
    to: { path: '^apps/api/src/(?!db/)[^/]+/' },
  },
  {
    name: 'server-copy-knows-nothing',
    comment: 'A sentence is written where it is read in one piece; what it speaks of is given to it.',
    from: { path: '^apps/api/src/copy/' },
    to: { path: '^apps/api/src/(?!copy/)' },
  },
  {
    name: 'http-imports-no-module',
    comment: 'Permissions and schemas are checked before a module is chosen.',
    from: { path: '^apps/api/src/http/', pathNot: inTests },
    to: { path: '^apps/api/src/(?!http/|db/|copy/)[^/]+/' },
  },
  {
    name: 'modules-through-their-index',
    comment: 'A module of the server uses another through its index.',
    from: { path: '^apps/api/src/(?!http/|db/|copy/)([^/]+)/' },
    to: {
      path: '^apps/api/src/(?!http/|db/|copy/)[^/]+/',
      pathNot: '^apps/api/src/($1/|[^/]+/(index[.]ts$|testing/))',
    },
  },
  {
    name: 'app-uses-modules-through-their-index',
    comment: 'Where the modules are put together, each is used through its index.',
    from: { path: '^apps/api/src/[^/]+[.]ts$', pathNot: inTests },
    to: { path: '^apps/api/src/(?!http/|db/|testing/)[^/]+/', pathNot: '/index[.]ts$' },
  },
  {
    name: 'app-is-the-top',
    comment: 'Modules are put together in one place, which none of them knows.',
    from: { path: '^apps/api/src/[^/]+/', pathNot: inTests },
    to: { path: '^apps/api/src/(app|main)[.]ts$' },
  },
  ...layers.slice(1).map((modules, step) => ({
    name: `${modules.join('-and-')}-imports-no-layer-above`,
    comment: 'Bookings and orders → accounting → notifications → payments → auth (decision 37).',
    from: { path: folderOf(modules), pathNot: inTests },
    to: { path: folderOf(layers.slice(0, step + 1).flat()) },
  })),
  {
    name: 'bookings-and-orders-are-neighbours',
    comment: 'A stay and a sale meet in the books, not in each other.',
    from: { path: '^apps/api/src/(bookings|orders)/', pathNot: inTests },
    to: { path: '^apps/api/src/(bookings|orders)/', pathNot: '^apps/api/src/$1/' },
  },
]

const site: IForbiddenRuleType[] = [
  {
    name: 'web-never-reaches-api',
    comment: 'The browser speaks to the server over HTTP only.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/api/|^packages/mails/' },
  },
  {
    name: 'faces-do-not-meet',
    comment: 'Site, portal and office share parts and data, never each other.',
    from: { path: '^apps/web/src/(site|portal|office)/' },
    to: { path: '^apps/web/src/(site|portal|office)/', pathNot: '^apps/web/src/$1/' },
  },
  ...officeAreas.slice(0, -1).map((area, place) => ({
    name: `office-${area}-imports-no-area-above`,
    comment: `Areas of the office: ${officeAreas.join(' → ')}; each imports only those before it.`,
    from: { path: `^apps/web/src/office/${area}/`, pathNot: inTests },
    to: { path: `^apps/web/src/office/(${officeAreas.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'shared-knows-no-face',
    comment: 'What the faces share stands below all of them.',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(site|portal|office|app)/' },
  },
  {
    name: 'app-is-composition-only',
    comment: 'The app is made of the faces, and nothing below imports it.',
    from: { path: '^apps/web/src/(?!app/)[^/]+/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'ui-knows-no-noun',
    comment: 'A part that knows what it shows is not a part.',
    from: { path: '^apps/web/src/ui/' },
    to: { path: '^apps/web/src/(?!ui/)|^packages/' },
  },
  {
    name: 'art-stands-on-ui',
    comment: 'A drawing takes its colours from the theme and its facts from its caller.',
    from: { path: '^apps/web/src/art/' },
    to: { path: '^apps/web/src/(?!art/|ui/)|^packages/' },
  },
  {
    name: 'copy-is-words',
    comment: 'Copy is values; from elsewhere it takes types alone, and the rule of the word for dog.',
    from: { path: '^apps/web/src/copy/', pathNot: `${inTests}|/in-word-of-business\\.ts$` },
    to: { pathNot: '^apps/web/src/copy/', dependencyTypesNot: ['type-only'] },
  },
]

/** The imports that are forbidden, so that they go one way: rules → resources → (data-layer | api) → faces → app. */
export const boundaries = [...everywhere, ...packages, ...server, ...site].map((rule) => ({
  ...rule,
  severity: 'error' as const,
}))
