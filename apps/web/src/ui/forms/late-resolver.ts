import type { FieldValues, Resolver } from 'react-hook-form'

type OwnResolver<Fields extends FieldValues> = Resolver<Fields, unknown, Fields>

/** A form's check that is fetched when it is first needed; where it cannot be, the server's check remains. */
export const lateResolver =
  <Fields extends FieldValues>(fetchResolver: () => Promise<OwnResolver<Fields>>): OwnResolver<Fields> =>
  async (values, ...rest) => {
    const resolve = await fetchResolver().catch(() => undefined)
    return resolve ? resolve(values, ...rest) : { values, errors: {} }
  }
