import type { IForbiddenRuleType } from 'dependency-cruiser'

const inTests = '[.](test|e2e)[.]tsx?$|/testing/'
/** A package's index; the data layer's parts that public pages load without the rest of the store. */
const doors = '^packages/[^/]+/src/index[.]tsx?$|^packages/data-layer/src/(cart|http|call|kept-role)[.]ts$'
const testTools = 'node_modules/(vitest|@vitest|fast-check|@playwright|axe-core)/'

/** From the top of the hill down: a room leans only on rooms that stand further down (house: bookings, orders → …). */
const hill = [['bookings', 'orders'], ['accounting'], ['notifications'], ['auth']]
const roomUnder = (names: readonly string[]) => `^apps/api/src/(${names.join('|')})/`

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
    name: 'packages-have-one-door',
    comment: 'What is behind the door may move; what is at the door is a promise.',
    from: { path: '^(apps|packages)/([^/]+)/' },
    to: { path: '^packages/([^/]+)/src/', pathNot: `^$1/$2/|${doors}` },
  },
  {
    name: 'the-door-opens-outward',
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
    name: 'rows-stand-on-their-own-ground',
    comment: 'The words rows are written in know no row, and a row knows no call.',
    from: {
      path: '^packages/contract/src/(resources/|(resource|fields|access|refusals)[.]ts$)',
      pathNot: inTests,
    },
    to: { path: '^packages/contract/src/(calls/|table[.]ts$)' },
  },
  {
    name: 'the-engine-knows-no-row',
    comment: 'What declares rows never grows an option for one of them.',
    from: { path: '^packages/contract/src/(resource|fields|access|refusals)[.]ts$' },
    to: { path: '^packages/contract/src/resources/' },
  },
  {
    name: 'data-layer-has-no-screen',
    comment: 'The data layer runs and is tested without React.',
    from: { path: '^packages/data-layer/' },
    to: {
      path: '^apps/|^packages/(?!contract/|data-layer/)|node_modules/react(-dom|-redux|-router)?/|node_modules/@reduxjs/toolkit/.*react|node_modules/redux-persist/.*react',
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
    name: 'the-cellar-knows-no-room',
    comment: 'The database serves every room, so it knows none, and not the door either.',
    from: { path: '^apps/api/src/db/', pathNot: inTests },
    to: { path: '^apps/api/src/(?!db/)[^/]+/' },
  },
  {
    name: 'the-door-knows-no-room',
    comment: 'Who may enter and in which shape is decided before anyone asks which room.',
    from: { path: '^apps/api/src/http/', pathNot: inTests },
    to: { path: '^apps/api/src/(?!http/|db/)[^/]+/' },
  },
  {
    name: 'api-rooms-are-closed',
    comment: 'A room of the server uses another through its index.',
    from: { path: '^apps/api/src/(?!http/|db/)([^/]+)/' },
    to: {
      path: '^apps/api/src/(?!http/|db/)[^/]+/',
      pathNot: '^apps/api/src/($1/|[^/]+/(index[.]ts$|testing/))',
    },
  },
  {
    name: 'the-hall-enters-by-the-door',
    comment: 'Where the rooms meet, each is asked through its index.',
    from: { path: '^apps/api/src/[^/]+[.]ts$', pathNot: inTests },
    to: { path: '^apps/api/src/(?!http/|db/|testing/)[^/]+/', pathNot: '/index[.]ts$' },
  },
  {
    name: 'the-hall-is-the-top',
    comment: 'Rooms are put together in one place, which none of them knows.',
    from: { path: '^apps/api/src/[^/]+/', pathNot: inTests },
    to: { path: '^apps/api/src/(app|main)[.]ts$' },
  },
  ...hill.slice(1).map((rooms, step) => ({
    name: `${rooms.join('-and-')}-leans-on-nothing-uphill`,
    comment: 'Bookings and orders → accounting → notifications → auth.',
    from: { path: roomUnder(rooms), pathNot: inTests },
    to: { path: roomUnder(hill.slice(0, step + 1).flat()) },
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
  {
    name: 'cancelling-knows-no-face',
    comment: 'What owner and desk do alike stands below both.',
    from: { path: '^apps/web/src/cancelling/' },
    to: { path: '^apps/web/src/(site|portal|office)/' },
  },
  {
    name: 'own-account-knows-no-face',
    comment: 'Owners and staff sign in alike, so what they change about it stands below both.',
    from: { path: '^apps/web/src/account/' },
    to: { path: '^apps/web/src/(site|portal|office)/' },
  },
  {
    name: 'faces-do-not-compose',
    comment:
      'The app is made of faces; a face takes from it only addresses, settings, the store and what it hears live.',
    from: { path: '^apps/web/src/(?!app/|sistema/)[^/]+/', pathNot: inTests },
    to: {
      path: '^apps/web/src/app/',
      pathNot: '^apps/web/src/app/(paths|site-config|store|use-live(-notifications)?)[.]tsx?$',
    },
  },
  {
    name: 'ui-knows-no-noun',
    comment: 'A part that knows what it shows is not a part.',
    from: { path: '^apps/web/src/ui/' },
    to: { path: '^apps/web/src/(?!ui/)|^packages/' },
  },
  {
    name: 'art-stands-on-ui',
    comment: 'A drawing takes its colours from the theme and its facts from whoever shows it.',
    from: { path: '^apps/web/src/art/' },
    to: { path: '^apps/web/src/(?!art/|ui/)|^packages/' },
  },
  {
    name: 'copy-is-words',
    comment: 'Copy is values; from elsewhere it takes types alone.',
    from: { path: '^apps/web/src/copy/', pathNot: inTests },
    to: { pathNot: '^apps/web/src/copy/', dependencyTypesNot: ['type-only'] },
  },
]

/** The house's load-bearing boundaries: rules → resources → (data-layer | api) → faces → app. */
export const boundaries = [...everywhere, ...packages, ...server, ...site].map((rule) => ({
  ...rule,
  severity: 'error' as const,
}))
