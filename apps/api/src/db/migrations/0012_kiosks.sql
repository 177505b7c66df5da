CREATE TABLE kiosks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  cookie_hash text NOT NULL,
  opened_by uuid NOT NULL,
  opened_at timestamptz(3) DEFAULT now() NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT kiosks_pkey PRIMARY KEY (id),
  CONSTRAINT kiosks_one_per_cookie UNIQUE (cookie_hash),
  CONSTRAINT kiosks_opened_by_users_id_fk FOREIGN KEY (opened_by) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX kiosks_by_opener ON kiosks (opened_by);
CREATE INDEX kiosks_by_expiry ON kiosks (expires_at);
