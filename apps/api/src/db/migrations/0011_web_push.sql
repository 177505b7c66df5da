CREATE TABLE push_subscriptions (
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_id),
  CONSTRAINT push_subscriptions_one_per_browser UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

ALTER TABLE users DROP CONSTRAINT users_mute_what_is_known;
UPDATE users
  SET muted_notices = muted_notices || ARRAY(SELECT replace(muted, 'bookings', 'visits') FROM unnest(muted_notices) AS muted WHERE muted LIKE 'bookings-%')
  WHERE muted_notices && ARRAY['bookings-app', 'bookings-mail'];
ALTER TABLE users ADD CONSTRAINT users_mute_what_is_known CHECK (muted_notices <@ ARRAY[
  'visits-app', 'visits-mail', 'visits-push', 'bookings-app', 'bookings-mail', 'bookings-push', 'reminders-app', 'reminders-mail', 'reminders-push',
  'reports-app', 'reports-mail', 'reports-push', 'papers-app', 'papers-mail', 'papers-push', 'orders-app', 'orders-mail', 'orders-push'
]);
