import { notificationTopics, notificationWays, type MutedNotification } from '@rumi/contract'
import { clients } from '@rumi/data-layer'
import { useState } from 'react'
import { profileCopy } from '../../copy/portal/profile.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { useSend } from '../../shared/fetching/store.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { PushSwitch } from '../push/push-switch.tsx'
import type { SectionProps } from './section-props.ts'

const { notifications: copy } = profileCopy

/** Notification settings; saved on each press. */
export function NotificationsSection({ person }: SectionProps) {
  const send = useSend()
  const [saving, setSaving] = useState<MutedNotification>()

  const mute = async (notification: MutedNotification, wanted: boolean) => {
    const others = person.mutedNotifications.filter((one) => one !== notification)
    const mutedNotifications = wanted ? others : [...others, notification]
    setSaving(notification)
    const changes = { mutedNotifications, version: person.version }
    const outcome = await send(clients.calls.update({ id: person.id, changes }))
    setSaving(undefined)
    showToast(outcome.ok ? copy.saved : outcome.refusal.message, outcome.ok ? 'ok' : 'problem')
  }

  return (
    <ProfileSection title={copy.title} text={copy.text}>
      <div className="grid gap-4">
        <PushSwitch />
        {notificationTopics.map((topic) => (
          <fieldset key={topic} className="border-t border-line pt-3">
            <legend className="float-left w-full font-strong">{copy.topics[topic].title}</legend>
            <p className="text-sm text-ink-soft">{copy.topics[topic].text}</p>
            <div className="flex flex-wrap gap-x-8">
              {notificationWays.map((way) => {
                const notification: MutedNotification = `${topic}-${way}`
                return (
                  <CheckboxField
                    key={way}
                    label={copy.ways[way]}
                    checked={!person.mutedNotifications.includes(notification)}
                    aria-busy={saving === notification}
                    onChange={({ currentTarget }) => {
                      if (saving === undefined) void mute(notification, currentTarget.checked)
                    }}
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </ProfileSection>
  )
}
