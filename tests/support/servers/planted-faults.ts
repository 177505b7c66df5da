export type PlantedFault = { rule: string; in: string; imports: string; reaches: string }

/** boundary | planted in | imports | which is; one import through each boundary, and where it guards several sides, one for each. */
const table = `
nothing-unresolved | tools/stray.ts | ./nowhere.ts | ./nowhere.ts
declared-only | apps/api/src/http/pad.ts | left-pad | node_modules/left-pad/index.js
no-cycles | apps/api/src/db/connect.ts | ../http/errors.ts | apps/api/src/http/errors.ts
test-tools-stay-in-tests | apps/web/src/ui/toast.tsx | vitest | node_modules/vitest/index.js
test-tools-stay-in-tests | apps/api/src/bookings/clock.ts | ../mail/testing/server.ts | apps/api/src/mail/testing/server.ts
the-product-knows-no-tools | apps/api/src/http/start.ts | ../../../../tools/start.ts | tools/start.ts
packages-through-their-index | apps/web/src/office/dogs.tsx | @rumi/contract/src/fields.ts | packages/contract/src/fields.ts
packages-through-their-index | packages/data-layer/src/slice.ts | ../../contract/src/table.ts | packages/contract/src/table.ts
no-index-inside-a-package | packages/contract/src/rules/iva.ts | ../index.ts | packages/contract/src/index.ts
contract-stands-alone | packages/contract/src/fields.ts | react | node_modules/react/index.js
contract-stands-alone | packages/contract/src/fields.ts | node:fs | fs
contract-stands-alone | packages/contract/src/fields.ts | ../../../apps/api/src/db/connect.ts | apps/api/src/db/connect.ts
contract-is-tried-alone | packages/contract/src/table.test.ts | @rumi/data-layer | packages/data-layer/src/index.ts
rules-know-no-rows | packages/contract/src/rules/iva.ts | ../resources/dogs.ts | packages/contract/src/resources/dogs.ts
rows-know-no-call | packages/contract/src/resources/clients.ts | ../calls/quote.ts | packages/contract/src/calls/quote.ts
the-engine-knows-no-row | packages/contract/src/fields.ts | ./resources/dogs.ts | packages/contract/src/resources/dogs.ts
data-layer-has-no-screen | packages/data-layer/src/hooks.ts | react-redux | node_modules/react-redux/index.js
data-layer-has-no-screen | packages/data-layer/src/hooks.ts | @rumi/web | apps/web/src/app/root.tsx
the-browser-has-no-node | packages/data-layer/src/http.ts | node:http | http
the-browser-has-no-node | apps/web/src/ui/clock.ts | node:os | os
mails-know-the-contract-only | packages/mails/src/verify.tsx | @rumi/data-layer | packages/data-layer/src/index.ts
api-has-no-screen | apps/api/src/http/page.ts | @rumi/web | apps/web/src/app/root.tsx
api-has-no-screen | apps/api/src/http/page.ts | @rumi/data-layer | packages/data-layer/src/index.ts
db-imports-no-module | apps/api/src/db/seed.ts | ../auth/index.ts | apps/api/src/auth/index.ts
server-copy-knows-nothing | apps/api/src/copy/page-sentences.ts | ../auth/session.ts | apps/api/src/auth/session.ts
http-imports-no-module | apps/api/src/http/session.ts | ../auth/index.ts | apps/api/src/auth/index.ts
modules-through-their-index | apps/api/src/bookings/move-stay.ts | ../auth/session.ts | apps/api/src/auth/session.ts
app-uses-modules-through-their-index | apps/api/src/main.ts | ./auth/session.ts | apps/api/src/auth/session.ts
app-is-the-top | apps/api/src/auth/login.ts | ../app.ts | apps/api/src/app.ts
accounting-imports-no-layer-above | apps/api/src/accounting/post.ts | ../orders/index.ts | apps/api/src/orders/index.ts
notifications-imports-no-layer-above | apps/api/src/notifications/tell.ts | ../accounting/index.ts | apps/api/src/accounting/index.ts
payments-imports-no-layer-above | apps/api/src/payments/tell.ts | ../notifications/index.ts | apps/api/src/notifications/index.ts
auth-imports-no-layer-above | apps/api/src/auth/login.ts | ../notifications/index.ts | apps/api/src/notifications/index.ts
bookings-and-orders-are-neighbours | apps/api/src/orders/place.ts | ../bookings/index.ts | apps/api/src/bookings/index.ts
web-never-reaches-api | apps/web/src/shared/store.ts | ../../../api/src/db/connect.ts | apps/api/src/db/connect.ts
web-never-reaches-api | apps/web/src/shared/store.ts | @rumi/mails | packages/mails/src/index.tsx
shared-knows-no-face | apps/web/src/shared/account/sessions.tsx | ../../portal/dogs.tsx | apps/web/src/portal/dogs.tsx
faces-do-not-meet | apps/web/src/site/spaw.tsx | ../portal/dogs.tsx | apps/web/src/portal/dogs.tsx
faces-do-not-meet | apps/web/src/portal/book.tsx | ../office/board.tsx | apps/web/src/office/board.tsx
shared-knows-no-face | apps/web/src/shared/together.ts | ../portal/dogs.tsx | apps/web/src/portal/dogs.tsx
shared-knows-no-face | apps/web/src/shared/store.ts | ../app/root.tsx | apps/web/src/app/root.tsx
app-is-composition-only | apps/web/src/office/desk.tsx | ../app/root.tsx | apps/web/src/app/root.tsx
office-kit-imports-no-area-above | apps/web/src/office/kit/list.tsx | ../desk/board.tsx | apps/web/src/office/desk/board.tsx
office-money-imports-no-area-above | apps/web/src/office/money/till.tsx | ../people/client.tsx | apps/web/src/office/people/client.tsx
office-people-imports-no-area-above | apps/web/src/office/people/client.tsx | ../desk/board.tsx | apps/web/src/office/desk/board.tsx
office-desk-imports-no-area-above | apps/web/src/office/desk/board.tsx | ../books/ledger.tsx | apps/web/src/office/books/ledger.tsx
office-books-imports-no-area-above | apps/web/src/office/books/ledger.tsx | ../business/hours.tsx | apps/web/src/office/business/hours.tsx
office-business-imports-no-area-above | apps/web/src/office/business/hours.tsx | ../access/users.tsx | apps/web/src/office/access/users.tsx
office-access-imports-no-area-above | apps/web/src/office/access/users.tsx | ../frame/layout.tsx | apps/web/src/office/frame/layout.tsx
ui-knows-no-noun | apps/web/src/ui/menu.tsx | ../copy/home.ts | apps/web/src/copy/home.ts
ui-knows-no-noun | apps/web/src/ui/menu.tsx | ../site/home.tsx | apps/web/src/site/home.tsx
ui-knows-no-noun | apps/web/src/ui/menu.tsx | @rumi/data-layer | packages/data-layer/src/index.ts
art-stands-on-ui | apps/web/src/art/scene.tsx | ../copy/home.ts | apps/web/src/copy/home.ts
copy-is-words | apps/web/src/copy/hotel.ts | ../ui/card.tsx | apps/web/src/ui/card.tsx
`

export const plantedFaults: PlantedFault[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [rule = '', file = '', imports = '', reaches = ''] = line.split(' | ')
    return { rule, in: file, imports, reaches }
  })
