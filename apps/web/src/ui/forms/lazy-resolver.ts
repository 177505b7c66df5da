import type { FieldValues, Resolver } from 'react-hook-form'

type OwnResolver<Fields extends FieldValues> = Resolver<Fields, unknown, Fields>

/** Resolver that loads its schema on first use; if loading fails, the server still validates. */
export const lazyResolver =
  <Fields extends FieldValues>(fetchResolver: () => Promise<OwnResolver<Fields>>): OwnResolver<Fields> =>
  async (values, ...rest) => {
    const resolve = await fetchResolver().catch(() => undefined)
    return resolve ? resolve(values, ...rest) : { values, errors: {} }
  }
