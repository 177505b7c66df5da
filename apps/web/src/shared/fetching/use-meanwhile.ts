import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { isSameFact, mergedVersions } from '../refusals/two-versions.tsx'
import type { Versions } from '../refusals/written-versions.tsx'

/** Values and version of the record that a form starts from; a new record has no version. */
export type Begun<Written> = { written: Written; version: number | undefined }

type Meanwhile<Written> = {
  /** The record's current values and version. */
  now: Begun<Written>
  /** Base of a restored draft, if any. */
  begun?: Begun<Written> | undefined
  mine: Written
  /** Writes the merged values into the form. */
  write: (merged: Written, theirs: Written) => void
  /** Saves the form over a version. */
  save: (merged: Written, version: number | undefined) => unknown
  /** While true, an incoming change may be the form's own. */
  isSaving: boolean
}

/**
 * Returns the version that a form saves over. When the record changes concurrently, untouched fields follow; fields
 * changed on both sides wait for a choice.
 */
export function useMeanwhile<Written extends object>({
  now,
  begun,
  mine,
  write,
  save,
  isSaving,
}: Meanwhile<Written>) {
  const [base, setBase] = useState(begun ?? now)
  const [followed, setFollowed] = useState<{ kept: Written; theirs: Written }>()
  const [was, theirs] = [base.written, now.written]
  const isOld = base.version !== now.version && !isSaving
  const isContested =
    isOld &&
    (Object.keys(theirs) as (keyof Written)[]).some(
      (name) =>
        !isSameFact(mine[name], was[name]) &&
        !isSameFact(theirs[name], was[name]) &&
        !isSameFact(mine[name], theirs[name]),
    )
  if (isOld && !isContested) {
    setBase(now)
    setFollowed({ kept: mergedVersions(was, mine, theirs), theirs })
  }
  const put = useEffectEvent((both: NonNullable<typeof followed>) => write(both.kept, both.theirs))
  useEffect(() => {
    if (followed) put(followed)
  }, [followed])

  const versions: Versions<Written> | undefined = isContested
    ? {
        was,
        theirs,
        onMine(written) {
          const merged = mergedVersions(was, written, theirs)
          setBase(now)
          write(merged, theirs)
          save(merged, now.version)
        },
        onTheirs() {
          setBase(now)
          write(theirs, theirs)
        },
      }
    : undefined
  return { base, versions }
}

/** Writes merged values into a form; values that differ from the server's stay dirty. */
export function writeInto<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  merged: Partial<Fields>,
  theirs: Partial<Fields>,
) {
  form.reset(theirs as DefaultValues<Fields>)
  form.reset({ ...theirs, ...merged } as DefaultValues<Fields>, { keepDefaultValues: true })
}
