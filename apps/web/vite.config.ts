import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { boundedReloads } from './build-steps/bounded-reloads.ts'
import { drawnIcons } from './build-steps/drawn-icons.ts'
import { emptyPrivatePages } from './build-steps/empty-private-pages.ts'
import { pdfDecoders } from './build-steps/pdf-decoders.ts'

const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** Every page loads the names of all files: seven letters and digits tell one build's from the next's. */
const nameOfFile = 'assets/[name]-[hash:7].js'
/** The server's build names fonts and pictures as the browser's does. */
const hashCharacters = 'base36' as const

/** What every page needs whole: one file compresses better than the several that the bundler would cut it into. */
const frame = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//

/** What login and register share with the public pages, with all it needs. */
const sharedWithAuth =
  /vite\/preload-helper|icons\/info\.mjs|src\/(kept-role|rules\/contact-links|shared\/(role-in-this-browser|still-names|public-paths|use-house\.ts|with-facts|use-copy|resolve-copy|copy-context|use-facts)|copy\/(chrome|error|house)\.ts|site\/(without-script|stills\/still\.|chrome\/brand|auth\/ask-session)|app\/not-found-words|ui\/(drawn-icon|control-look|notice\.tsx|button\.tsx|carousel|icon-button|link-button|use-hydrated))/

/** What tells in passing what has happened, on the site and behind the login. */
const toasts = /src\/ui\/toast/

/** What public pages and those that guests begin share; login and register have no cart. */
const sharedWithGuests = /icons\/(check|chevron-down)\.mjs|src\/ui\/skeleton\.tsx$/
const cart = /src\/(cart|cart-state|storage-format|shared\/browser-cart)\.tsx?$/

/** What stands around that which guests begin, before the store is there. */
const guestFrame =
  /src\/(shared\/(paths\.ts|use-public-answer|rows\/|house-sign)|ui\/(safe-rows|page-header|side-by-side|skip-link)|portal\/(quiet-ms|portal-meta|use-who-is-here|guest\/use-visitor)|copy\/(guest-booking|portal)\.ts)/

/** How anybody asks the house without the store. */
const publicHttp = /src\/(http|call-failed|shared\/public-http)\.ts$/

/** What guests' pages have from some public pages and not from all. */
const money = /src\/rules\/money\.ts$/
const arrowBack = /icons\/arrow-left\.mjs$/

/** Rules that are asked of in every private area, and by the first choice of a guest. */
const plainRules = /src\/rules\/(day-numbers|service-rates|service-types|visit-minutes|grooming-minutes)\.ts$/

/** What is known of a booking while it is chosen, also on an owner's other pages. */
const choices = /src\/(portal\/book\/choices|copy\/book)\.ts$/

/** The first choice of a guest. */
const chooseService = /src\/(ui\/stepper|portal\/book\/(choose-service|service-group)\.)/

/** What the public pages share, with all it needs: again one file in place of thirty crumbs. */
const house =
  /icons\/(users|clock|plus|mail)\.mjs|src\/(copy\/page-copy|site\/(chrome|stills\/spot|page-address|page-source|page-meta|structured-data|site-origin|arriving|house-facts|sections\/(section-title|stars|page-hero|hero-picture))|ui\/(reveal|use-in-view))/

/** What a page about one service is made of. */
const servicePage =
  /icons\/(arrow-up|arrow-down|door-open)\.mjs|src\/(copy\/plans\.ts|site\/(plans\/(plan|load-plans)|sections\/(plan|promo|questions|service-list|house-rules|highlights|hero-actions|scroll-hint)))/

/** What every drawing stands on. */
const ground = /src\/art\/(place|dog\/cast|house\/ground-shadow)\.tsx?/

/** What is asked in a window of its own, and what was typed into it. */
const dialogs = /src\/ui\/(dialog|use-unsaved-text)\.tsx?/

/** How the public pages keep what is written, and say that the house was not reached. */
const kept = /src\/(site\/error-sentence|ui\/form-draft)/

/** What the forms of visitors are made of. */
const form =
  /src\/(ui\/(form\.tsx|form-field|problem-in-sight|notice-in-sight|unshown-messages|scroll-into-view-if-hidden|text-field|submit-button|show-issues|late-resolver)|site\/auth\/(refusal-notice|private-meta))/

/** What login and register show around them. */
const aroundAuth =
  /src\/(ui\/password-field|site\/auth\/(auth-(pictures|heading)|kept-return-path|use-query|switch-screen)|copy\/auth\.ts)/

/** What stands where a mail is to be looked at. */
const mailToLookAt =
  /icons\/mail-check\.mjs|src\/(ui\/use-countdown|site\/auth\/(check-your-mail|use-sent-to))/

export default defineConfig(({ command }) => ({
  plugins: [emptyPrivatePages(), tailwindcss(), reactRouter(), boundedReloads(), drawnIcons(), pdfDecoders()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: nameOfFile,
            chunkFileNames: nameOfFile,
            hashCharacters,
            codeSplitting: {
              groups: [
                { name: 'frame', test: frame },
                { name: 'shared-with-auth', test: sharedWithAuth },
                { name: 'toasts', test: toasts },
                { name: 'shared-with-guests', test: sharedWithGuests },
                { name: 'cart', test: cart },
                { name: 'public-http', test: publicHttp },
                { name: 'money', test: money },
                { name: 'arrow-left', test: arrowBack },
                { name: 'house', test: house },
                { name: 'service-page', test: servicePage },
                { name: 'dialogs', test: dialogs },
                { name: 'ground', test: ground },
                { name: 'form', test: form },
                { name: 'guest-frame', test: guestFrame },
                { name: 'plain-rules', test: plainRules },
                { name: 'choices', test: choices },
                { name: 'choose-service', test: chooseService },
                { name: 'kept', test: kept },
                { name: 'around-auth', test: aroundAuth },
                { name: 'register-copy', test: /src\/copy\/register\.ts/ },
                { name: 'check-your-mail', test: mailToLookAt },
              ],
            },
          },
        },
      },
    },
    // Few files with all they need: the server that loads them knows no React, starts without a thousand small files and keeps less text.
    ...(command === 'build' && {
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true as const },
        build: {
          minify: true,
          rolldownOptions: { input: './src/app/server.ts', output: { hashCharacters } },
        },
      },
    }),
  },
  // Node cannot import this package as it is published.
  ssr: { noExternal: ['redux-persist'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/files': apiOrigin, '/fotos': apiOrigin },
  },
}))
