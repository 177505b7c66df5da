/**
 * Shared script files of the site. The bundler puts a module into the first chunk that lists it, together with the imports that no chunk
 * above contains, so a chunk stands below those it needs. Code that only one page needs stays in the file of that page.
 */
type Chunk = {
  name: string
  /** Folders and files, as the beginnings of their paths below `apps/web/src`, `packages` or `node_modules`. */
  of: readonly string[]
  except?: readonly string[]
  /** Excludes modules that fewer pages need. */
  leastPages?: number
}

const office = (area: string, except: readonly string[] = []): Chunk => ({
  name: area,
  of: [`office/${area}/`],
  except,
  leastPages: 3,
})

/** Components built on react-aria, the heaviest library. */
const withAria = ['calendar-face', 'day-calendar', 'search-combobox', 'option-list'].map(
  (name) => `ui/controls/${name}.`,
)

const tables = ['resource-screen/', 'periods/day-range-fields.', 'merge-dialog.', 'paged-table.'].map(
  (name) => `office/kit/${name}`,
)

export const chunks: readonly Chunk[] = [
  {
    name: 'frame',
    of: [
      'react/',
      'react-dom/',
      'scheduler/',
      'react-router/',
      'cookie/',
      'set-cookie-parser/',
      'use-sync-external-store/',
      'clsx/',
      'vite/preload-helper',
    ],
  },
  { name: 'calendar', of: ['temporal-polyfill/', 'temporal-utils/'] },
  { name: 'icons', of: ['lucide-react/'], leastPages: 4 },
  {
    // Shared by public and private pages.
    name: 'base',
    of: [
      'ui/controls/button',
      'ui/controls/icon-button.',
      'ui/controls/link-button.',
      'ui/feedback/',
      'ui/forms/control-look.',
      'ui/forms/problem-in-sight.',
      'ui/hooks/',
      'ui/layout/',
      'art/arch.',
      'art/art.css',
      'art/palette.',
      'art/picture.',
      'shared/fetching/cached-answers.',
      'shared/fetching/public-http.',
      'shared/business/photo.',
      'shared/business/public-paths.',
      'shared/business/resolve-copy.',
      'shared/business/still-names.',
      'shared/business/use-copy.',
      'shared/business/use-business.',
      'shared/orders/browser-cart.',
      'shared/orders/cart-lines.',
      'shared/people/this-browser.',
      'copy/shared/error.',
      'copy/shared/navigation.',
      'copy/site/auth/auth.',
      'copy/site/auth/login.',
      'copy/site/chrome.',
      'site/auth/links/send-session-call.',
      'site/chrome/brand.',
      'site/stills/still.',
      'site/without-script.',
      'data-layer/src/cart.',
      'data-layer/src/http.',
      'data-layer/src/stored-role.',
      'data-layer/src/pending-logout.',
      'contract/src/access.',
      'contract/src/path-as-typed.',
      'contract/src/third-parties.',
      'contract/src/rules/business/contact-links.',
      'contract/src/rules/money/money.',
    ],
    except: [
      'ui/feedback/pdf',
      'ui/feedback/open-pdf',
      'ui/feedback/state-chip',
      'ui/feedback/progress-bar',
      'ui/feedback/confirm-dialog',
      'ui/hooks/scrolling/',
      'ui/hooks/download-file',
      'ui/hooks/use-dr',
      'ui/hooks/use-address-changes',
      'ui/hooks/changed-query',
      'ui/hooks/use-long-press',
      'ui/layout/print-button',
      'ui/layout/bottom-action-bar',
      'ui/layout/fade-at-half',
    ],
  },
  {
    name: 'forms',
    of: ['ui/forms/'],
    except: ['ui/forms/form-dialog.', 'ui/forms/hook-form.'],
  },
  { name: 'hook-form', of: ['react-hook-form/', 'ui/forms/hook-form.'] },
  { name: 'zod', of: ['zod/'] },
  { name: 'resolver', of: ['@hookform/'] },
  { name: 'dogs', of: ['art/dog/', 'art/house/ground-shadow.'] },
  {
    name: 'aria',
    of: ['react-aria', 'react-stately', '@react-types/', '@internationalized/', ...withAria],
  },
  { name: 'carousel', of: ['ui/controls/carousel'] },
  { name: 'payments', of: ['copy/shared/payments.', 'contract/src/rules/money/iva.'] },
  { name: 'site', of: ['site/chrome/'] },
  { name: 'sections', of: ['site/sections/', 'site/stills/still.', 'site/plans/plan-'] },
  {
    name: 'auth',
    of: ['site/auth/', 'copy/site/auth/', 'shared/account/passkey-ceremony.'],
    except: ['copy/site/auth/login.'],
    leastPages: 3,
  },
  {
    // Shared by guest and private pages.
    name: 'private',
    of: [
      'shared/business/logo-image.',
      'shared/business/paths.',
      'shared/fetching/awaited.',
      'shared/fetching/lazy-',
      'shared/people/day-in-address.',
      'shared/rows/',
      'ui/layout/bottom-action-bar.',
      'copy/portal/portal.',
      'copy/shared/payments.',
      'portal/portal-meta.',
      'contract/src/rules/bookings/events.',
      'contract/src/rules/bookings/grooming-minutes.',
      'contract/src/rules/bookings/service-rates.',
      'contract/src/rules/bookings/service-types.',
      'contract/src/rules/business/people-words.',
      'contract/src/rules/time/day-numbers.',
    ],
  },
  {
    name: 'guest',
    of: ['portal/guest/guest-layout.', 'portal/guest/guest-book-page.', 'portal/checkout/checkout-page.'],
  },
  { name: 'checkout', of: ['portal/checkout/checkout-form.'] },
  {
    name: 'data',
    of: [
      'data-layer/',
      'app/session/',
      'shared/fetching/',
      'shared/refusals/unsaved-guard.',
      'react-redux/',
      'portal/portal-layout.',
    ],
    except: ['app/session/identity-form.'],
  },
  {
    // Lists of many rows.
    name: 'rows',
    of: ['@tanstack/', 'ui/controls/data-table.', 'ui/hooks/scrolling/use-visible-rows.'],
  },
  {
    name: 'parts',
    of: [
      'ui/',
      'shared/',
      'copy/shared/',
      'art/scenes/empty/',
      'copy/portal/bookings.',
      'copy/portal/medical-records.',
      'copy/portal/dogs.',
      'contract/src/calls/money/online.',
      'contract/src/calls/money/orders.',
      'contract/src/calls/money/payments.',
      'contract/src/resources/',
      'contract/src/rules/',
    ],
    except: [
      'shared/account/',
      'shared/orders/address-fields.',
      'shared/orders/change-address.',
      ...withAria,
    ],
    leastPages: 2,
  },
  {
    // Apart from the screens: they request the data while a screen's code loads.
    name: 'loaders',
    of: ['portal', 'office/books', 'office/desk', 'office/money', 'office/people'].map(
      (area) => `${area}/loaders.`,
    ),
  },
  { name: 'office', of: ['office/frame/office-layout.'] },
  { name: 'account', of: ['shared/account/'], leastPages: 2 },
  {
    name: 'portal',
    of: ['portal/', 'copy/portal/'],
    except: [
      'portal/book/dates/',
      'portal/book/dogs/',
      'portal/bookings/moving/',
      'portal/bookings/waiting/',
      'portal/guest/',
      'portal/checkout/',
    ],
    leastPages: 3,
  },
  {
    name: 'kit',
    of: [
      'office/kit/',
      'copy/office/desk/booking.',
      'copy/office/desk/walk-in.',
      'office/money/check-out/use-check-out.',
      'office/money/payments/beyond-price.',
    ],
    except: [...tables, 'office/kit/record'],
    leastPages: 3,
  },
  { name: 'tables', of: tables },
  office('money'),
  office('people', ['office/people/dogs/dogs-screen.', 'office/people/clients/clients-screen.']),
  office('desk'),
  office('books'),
  office('business'),
  office('access'),
]

const below = /^.*\/(?:apps\/web\/src|packages|node_modules)\//

/** Chunks in the format of the bundler. */
export const chunkGroups = chunks.map(({ name, of, except = [], leastPages = 1 }) => ({
  name,
  minShareCount: leastPages,
  test(id: string) {
    const path = id.replace(below, '').replace('\0', '')
    const isIn = (starts: readonly string[]) => starts.some((start) => path.startsWith(start))
    return isIn(of) && !isIn(except)
  },
}))
