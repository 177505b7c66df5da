import {
  staffRoles,
  type PermissionArea,
  type RecordOf,
  type Resources,
  type RoleLimits,
  type StaffRole,
} from '@rumi/contract'
import { customRoles } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { officeUsersCopy } from '../../../copy/office/access/users.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useMeanwhile } from '../../../shared/fetching/use-meanwhile.ts'
import { WrittenVersions } from '../../../shared/refusals/written-versions.tsx'
import { areasOfBase, firstLimits, limitsFor, type AreaChoice } from './role-areas.ts'
import { Form } from '../../../ui/forms/form.tsx'

type Role = RecordOf<Resources['customRoles']>
type OwnRoleFormProps = { role: Role | undefined; wiring: FormWiring; onSaved: () => void }

/** Name, and the permission level per area. */
type WrittenRole = { name: string } & { [Area in PermissionArea]?: AreaChoice }

const limitsIn = (written: WrittenRole): RoleLimits =>
  Object.fromEntries(
    Object.entries(written).filter(([name, choice]) => name !== 'name' && choice !== 'whole'),
  )

const baseOptions = staffRoles.map((value) => ({ value, label: officeUsersCopy.roles[value] }))

/** Form of a custom role: name, base role and restrictions. */
export function OwnRoleForm({ role, wiring, onSaved }: OwnRoleFormProps) {
  const send = useSend()
  const [name, setName] = useState(role?.name ?? '')
  const [base, setBase] = useState<StaffRole>(role?.baseRole ?? 'colaborador')
  const [limits, setLimits] = useState(role?.limits ?? firstLimits(base))
  const [refusal, setRefusal] = useState<Refusal>()
  const [saving, setSaving] = useState(false)
  const issueOf = (field: string) => refusal?.issues.find(({ path }) => path === field)?.message

  const areas = areasOfBase(base)
  const choiceOf = (area: PermissionArea, of: RoleLimits): AreaChoice =>
    of[area] ?? firstLimits(base)[area] ?? 'whole'
  const writtenOf = (of: RoleLimits, named: string): WrittenRole => ({
    name: named,
    ...Object.fromEntries(areas.map(({ area }) => [area, choiceOf(area, of)])),
  })
  const mine = writtenOf(limits, name)

  const save = async (written: WrittenRole, version: number | undefined) => {
    setRefusal(undefined)
    setSaving(true)
    wiring.onSending(true)
    const changes = { name: written.name, limits: limitsFor(base, limitsIn(written)) }
    const outcome = await send(
      role
        ? customRoles.calls.update({ id: role.id, changes: { ...changes, version } })
        : customRoles.calls.create({ ...changes, baseRole: base }),
    )
    setSaving(false)
    wiring.onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.roleSaved(outcome.answer.name))
    onSaved()
  }
  const meanwhile = useMeanwhile<WrittenRole>({
    now: { written: role ? writtenOf(role.limits, role.name) : mine, version: role?.version },
    mine,
    write(merged) {
      setName(merged.name)
      setLimits(limitsIn(merged))
    },
    save,
    isSaving: saving,
  })
  const { versions } = meanwhile
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(mine, meanwhile.base.version)
  }

  return (
    <Form problems={refusal?.issues} id={wiring.id} onSubmit={submit} className="grid gap-4 pb-2">
      {refusal && !issueOf('name') && !versions && <ActionableRefusal refusal={refusal} />}
      {versions && (
        <WrittenVersions
          versions={versions}
          mine={mine}
          facts={[
            { label: copy.roleName, format: (written) => written.name },
            ...areas.map(({ area, title }) => ({
              label: title,
              format: (written: WrittenRole) => copy.choices[written[area] ?? 'whole'],
            })),
          ]}
        />
      )}
      <TextField
        label={copy.roleName}
        hint={copy.roleNameHint}
        maxLength={80}
        required
        value={name}
        error={issueOf('name')}
        onChange={({ target }) => {
          setName(target.value)
          setRefusal(undefined)
        }}
      />
      {role ? (
        <p>{copy.madeFrom(officeUsersCopy.roles[base])}</p>
      ) : (
        <SelectField
          label={copy.base}
          hint={copy.roleHints[base]}
          options={baseOptions}
          value={base}
          onChange={({ target }) => setBase(target.value as StaffRole)}
        />
      )}
      <fieldset className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <legend className="mb-2 font-heading">{copy.takenAway}</legend>
        {areas.map(({ area, title, choices }) => (
          <SelectField
            key={area}
            label={title}
            options={choices.map((value) => ({ value, label: copy.choices[value] }))}
            value={choiceOf(area, limits)}
            onChange={({ target: { value } }) =>
              setLimits((now) => ({ ...now, [area]: value === 'whole' ? undefined : value }))
            }
          />
        ))}
      </fieldset>
    </Form>
  )
}
