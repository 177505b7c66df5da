/** Place of the business as far as clocks and telephones depend on it. */
export type BusinessLocale = {
  /** IANA name, such as `America/Tijuana`. */
  timeZone: string
  /** Calling code of telephones without one, such as `+52`. */
  phoneCountry: string
}

/** Locale of a business that has set none (docs/domain.md#time). */
export const defaultLocale: BusinessLocale = { timeZone: 'America/Mexico_City', phoneCountry: '+52' }

let { timeZone, phoneCountry } = defaultLocale

/** Time zone in which the business counts its days. */
export const businessZone = () => timeZone

/** Calling code of the business's country. */
export const businessPhoneCountry = () => phoneCountry

/** Applies the settings to everything that this process or page counts and formats from now on. */
export function setBusinessLocale(settings: BusinessLocale) {
  timeZone = settings.timeZone
  phoneCountry = settings.phoneCountry
}
