import { businessIdentity, businessLocale, type BusinessIdentity, type BusinessLocale } from '@rumi/contract'
import { z } from 'zod'
import type { SettingsSectionForm } from './use-section-form.ts'

/** Form state of settings, as text. */
export type SettingsDraft = Record<
  | 'name'
  | 'legalName'
  | 'rfc'
  | 'taxRegime'
  | 'invoiceSeries'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'street'
  | 'neighbourhood'
  | 'postalCode'
  | 'city'
  | 'municipality'
  | 'state'
  | 'timeZone'
  | 'phoneCountry'
  | 'latitude'
  | 'longitude'
  | 'instagram'
  | 'facebook'
  | 'posts'
  | 'theme'
  | 'primaryColour'
  | 'linkColour'
  | 'shopCategories'
  | 'feedUrl'
  | 'dogSingular'
  | 'dogPlural'
  | 'dogGender',
  string
> & { showPrices: boolean }

export const draftOf = ({
  address,
  social,
  dogWord,
  colours,
  ...settings
}: BusinessIdentity & BusinessLocale): SettingsDraft => ({
  name: settings.name,
  legalName: settings.legalName,
  rfc: settings.rfc,
  taxRegime: settings.taxRegime,
  invoiceSeries: settings.invoiceSeries,
  phone: settings.phone,
  whatsapp: settings.whatsapp,
  email: settings.email,
  theme: settings.theme,
  primaryColour: colours.primary,
  linkColour: colours.link,
  shopCategories: settings.shopCategories.join('\n'),
  showPrices: settings.showPrices,
  feedUrl: settings.feedUrl,
  municipality: settings.municipality,
  state: settings.state,
  timeZone: settings.timeZone,
  phoneCountry: settings.phoneCountry,
  ...address,
  latitude: String(address.latitude),
  longitude: String(address.longitude),
  instagram: social.instagram,
  facebook: social.facebook,
  posts: social.posts.join('\n'),
  dogSingular: dogWord.singular,
  dogPlural: dogWord.plural,
  dogGender: dogWord.gender,
})

/** Empty text is NaN, unlike with `Number`. */
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Settings from a draft, before validation. */
export const settingsIn = (draft: SettingsDraft) => ({
  name: draft.name,
  legalName: draft.legalName,
  rfc: draft.rfc,
  taxRegime: draft.taxRegime,
  invoiceSeries: draft.invoiceSeries,
  phone: draft.phone,
  whatsapp: draft.whatsapp,
  email: draft.email,
  theme: draft.theme,
  colours: { primary: draft.primaryColour.trim(), link: draft.linkColour.trim() },
  shopCategories: linesIn(draft.shopCategories),
  showPrices: draft.showPrices,
  feedUrl: draft.feedUrl,
  municipality: draft.municipality,
  state: draft.state,
  timeZone: draft.timeZone,
  phoneCountry: draft.phoneCountry,
  address: {
    street: draft.street,
    neighbourhood: draft.neighbourhood,
    postalCode: draft.postalCode,
    city: draft.city,
    latitude: numberIn(draft.latitude),
    longitude: numberIn(draft.longitude),
  },
  social: {
    instagram: draft.instagram,
    facebook: draft.facebook,
    posts: linesIn(draft.posts),
  },
  dogWord: {
    singular: draft.dogSingular,
    plural: draft.dogPlural,
    gender: draft.dogGender,
  },
})

/** Fields of groups whose own names say too little. */
const fieldsByPath: Readonly<Record<string, string>> = {
  'dogWord.singular': 'dogSingular',
  'dogWord.plural': 'dogPlural',
  'dogWord.gender': 'dogGender',
  'colours.primary': 'primaryColour',
  'colours.link': 'linkColour',
}

/** Form field of an issue: `address.city` is `city`, a line of `social.posts.2` is `posts`. */
export const fieldOf = (path: string) =>
  fieldsByPath[path] ?? path.split('.').find((part) => !/^(address|social|\d+)$/.test(part)) ?? path

/** Section form of business details. */
export const businessDetailsForm = {
  draftOf,
  settingsIn,
  schema: z.strictObject({ ...businessIdentity.shape, ...businessLocale.shape }),
  fieldOf,
} satisfies SettingsSectionForm<SettingsDraft>
