import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { boundedReloads } from './build-steps/bounded-reloads.ts'
import { drawnIcons } from './build-steps/drawn-icons.ts'
import { emptyPrivatePages } from './build-steps/empty-private-pages.ts'
import { pdfDecoders } from './build-steps/pdf-decoders.ts'

const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** Every page loads the names of all files: seven letters and digits distinguish one build from the next. */
const nameOfFile = 'assets/[name]-[hash:7].js'
/** The server's build uses the same names for fonts and pictures. */
const hashCharacters = 'base36' as const

/** Modules of every page: one file compresses better than the several chunks of the bundler. */
const frame = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//

/** Modules that login and register share with the public pages. */
const sharedWithAuth =
  /vite\/preload-helper|icons\/info\.mjs|src\/(?:[\w-]+\/)*(stored-role|rules\/(?:[\w-]+\/)*contact-links|shared\/(?:[\w-]+\/)*(role-in-this-browser|still-names|public-paths|use-business\.ts|with-facts|use-copy|resolve-copy)|copy\/(?:[\w-]+\/)*(chrome|error|business)\.ts|site\/(?:[\w-]+\/)*(without-script|stills\/(?:[\w-]+\/)*still\.|chrome\/(?:[\w-]+\/)*brand|auth\/(?:[\w-]+\/)*send-session-call)|app\/(?:[\w-]+\/)*not-found-words|ui\/(?:[\w-]+\/)*(drawn-icon|control-look|notice\.tsx|button\.tsx|carousel|icon-button|link-button|use-hydrated))/

/** Toasts, on the site and behind the login. */
const toasts = /src\/(?:[\w-]+\/)*ui\/(?:[\w-]+\/)*toast/

/** Modules that public and guest pages share; login and register have no cart. */
const sharedWithGuests = /icons\/(check|chevron-down)\.mjs|src\/(?:[\w-]+\/)*ui\/(?:[\w-]+\/)*skeleton\.tsx$/
const cart = /src\/(?:[\w-]+\/)*(cart|cart-state|storage-format|shared\/(?:[\w-]+\/)*browser-cart)\.tsx?$/

/** Layout of guest pages, before the store loads. */
const guestFrame =
  /src\/(?:[\w-]+\/)*(shared\/(?:[\w-]+\/)*(paths\.ts|use-public-answer|rows\/|logo-image)|ui\/(?:[\w-]+\/)*(safe-rows|page-header|two-columns|skip-link)|portal\/(?:[\w-]+\/)*(quiet-ms|portal-meta|use-who-is-here|guest\/(?:[\w-]+\/)*use-visitor)|copy\/(?:[\w-]+\/)*(guest-booking|portal)\.ts)/

/** HTTP client without the store. */
const publicHttp = /src\/(?:[\w-]+\/)*(http|call-failed|shared\/(?:[\w-]+\/)*public-http)\.ts$/

/** Modules of guest pages that only some public pages have. */
const money = /src\/(?:[\w-]+\/)*rules\/(?:[\w-]+\/)*money\.ts$/
const arrowBack = /icons\/arrow-left\.mjs$/

/** Rules used in every private area and by the first guest step. */
const plainRules =
  /src\/(?:[\w-]+\/)*rules\/(?:[\w-]+\/)*(day-numbers|service-rates|service-types|visit-minutes|grooming-minutes)\.ts$/

/** Choices of a booking, also used on other owner pages. */
const choices =
  /src\/(?:[\w-]+\/)*(portal\/(?:[\w-]+\/)*book\/(?:[\w-]+\/)*choices|copy\/(?:[\w-]+\/)*book)\.ts$/

/** First step of a guest. */
const chooseService =
  /src\/(?:[\w-]+\/)*(ui\/(?:[\w-]+\/)*stepper|portal\/(?:[\w-]+\/)*book\/(?:[\w-]+\/)*(choose-service|service-group)\.)/

/** Modules that public pages share: one file instead of thirty small ones. */
const house =
  /icons\/(users|clock|plus|mail)\.mjs|src\/(?:[\w-]+\/)*(copy\/(?:[\w-]+\/)*page-copy|site\/(?:[\w-]+\/)*(chrome|stills\/(?:[\w-]+\/)*spot|page-address|page-source|page-meta|structured-data|site-origin|arriving|business-facts|sections\/(?:[\w-]+\/)*(section-title|stars|page-hero|hero-picture))|ui\/(?:[\w-]+\/)*(reveal|use-in-view))/

/** Modules of a service page. */
const servicePage =
  /icons\/(arrow-up|arrow-down|door-open)\.mjs|src\/(?:[\w-]+\/)*(copy\/(?:[\w-]+\/)*plans\.ts|site\/(?:[\w-]+\/)*(plans\/(?:[\w-]+\/)*(plan|load-plans)|sections\/(?:[\w-]+\/)*(plan|promo|questions|service-list|house-rules|highlights|hero-actions|scroll-hint)))/

/** Base of every drawing. */
const ground =
  /src\/(?:[\w-]+\/)*art\/(?:[\w-]+\/)*(place|dog\/(?:[\w-]+\/)*cast|house\/(?:[\w-]+\/)*ground-shadow)\.tsx?/

/** Dialogs and their unsaved-text guard. */
const dialogs = /src\/(?:[\w-]+\/)*ui\/(?:[\w-]+\/)*(dialog|use-unsaved-text)\.tsx?/

/** Form storage of public pages, and their error sentences. */
const kept = /src\/(?:[\w-]+\/)*(site\/(?:[\w-]+\/)*error-sentence|ui\/(?:[\w-]+\/)*form-draft)/

/** Modules of visitors' forms. */
const form =
  /src\/(?:[\w-]+\/)*(ui\/(?:[\w-]+\/)*(form\.tsx|form-field|problem-in-sight|notice-in-sight|unshown-messages|scroll-into-view-if-hidden|text-field|submit-button|show-issues|lazy-resolver)|site\/(?:[\w-]+\/)*auth\/(?:[\w-]+\/)*(refusal-notice|private-meta))/

/** Layout of login and register. */
const aroundAuth =
  /src\/(?:[\w-]+\/)*(ui\/(?:[\w-]+\/)*password-field|site\/(?:[\w-]+\/)*auth\/(?:[\w-]+\/)*(auth-(pictures|heading)|return-path|use-query|switch-screen)|copy\/(?:[\w-]+\/)*auth\.ts)/

/** Mail preview. */
const mailToLookAt =
  /icons\/mail-check\.mjs|src\/(?:[\w-]+\/)*(ui\/(?:[\w-]+\/)*use-countdown|site\/(?:[\w-]+\/)*auth\/(?:[\w-]+\/)*(check-your-mail|use-sent-to))/

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
                { name: 'register-copy', test: /src\/copy\/site\/auth\/register\.ts/ },
                { name: 'check-your-mail', test: mailToLookAt },
              ],
            },
          },
        },
      },
    },
    // Few bundled files: the server does not need React to load them, starts without reading a thousand small files,
    // and uses less memory.
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
  // Node cannot import this package as published.
  ssr: { noExternal: ['redux-persist'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/files': apiOrigin, '/fotos': apiOrigin },
  },
}))
