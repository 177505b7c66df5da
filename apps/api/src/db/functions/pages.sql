-- Returns a text without accents and capitals, ñ after n, for sorting and searching independently of the database's collation.
CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(lower(translate($1, 'ÁÉÍÓÚÜÑ', 'áéíóúüñ')), 'ñ', 'n~'),
    'áéíóúüàèìòùâêîôû',
    'aeiouuaeiouaeiou'
  )
$$;

-- Returns whether a requested time, a day or an instant in UTC in ISO 8601, exists in the years 1900 to 2199.
CREATE OR REPLACE FUNCTION asked_time_exists(asked text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN asked ~ '^(19|2[01])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?Z)?$'
    THEN substr(asked, 9, 2)::int <= date_part(
      'day',
      make_date(substr(asked, 1, 4)::int, substr(asked, 6, 2)::int, 1) + interval '1 month' - interval '1 day'
    )
    ELSE false
  END
$$;

-- Notifies every instance, once per statement, that public pages are stale. Argument: the id of the changed content.
CREATE OR REPLACE FUNCTION notify_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'rumi_live',
    json_build_object('topic', 'site', 'kind', 'site-changed', 'id', TG_ARGV[0])::text
  );
  RETURN NULL;
END $$;

-- Protects the versions of the site's texts: rows are only added.
CREATE OR REPLACE FUNCTION texts_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a text is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'texts', CONSTRAINT = TG_NAME;
END $$;

-- Protects the slug of a plan card, which stored addresses contain.
CREATE OR REPLACE FUNCTION plan_cards_keep_their_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a card keeps its slug'
    USING ERRCODE = 'restrict_violation', TABLE = 'plan_cards', CONSTRAINT = TG_NAME;
END $$;

-- Requests, in the same transaction, the deletion of the bytes of a file whose row is gone.
CREATE OR REPLACE FUNCTION files_leave_no_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.outbox (kind, payload)
    VALUES ('file-removed', jsonb_build_object('fileId', OLD.id));
  RETURN NULL;
END $$;

-- Protects the versions of the settings, under which things were sold: rows are only added.
CREATE OR REPLACE FUNCTION house_settings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of the settings is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'house_settings', CONSTRAINT = TG_NAME;
END $$;

-- Rejects hotel hours whose check-in lies before the check-out, unless the former version has the same hours.
CREATE OR REPLACE FUNCTION house_settings_hotel_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.house_settings
    WHERE version = NEW.version - 1
      AND data #> '{hotel,checkIn}' = NEW.data #> '{hotel,checkIn}'
      AND data #> '{hotel,checkOut}' = NEW.data #> '{hotel,checkOut}'
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a room is left before the next guest arrives'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Protects the openings and closings of the house: rows are only added.
CREATE OR REPLACE FUNCTION house_openings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an opening is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'house_openings', CONSTRAINT = TG_NAME;
END $$;

-- Returns whether a record belongs to the demonstration that this transaction removes.
CREATE OR REPLACE FUNCTION is_removed_with_demo(record uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT public.is_removing_demo() AND EXISTS (SELECT FROM public.demo_records WHERE id = record)
$$;

-- Returns whether this transaction is the command that removes the demonstration, which alone deletes facts.
CREATE OR REPLACE FUNCTION is_removing_demo() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('rumi.removes_demo', true), '') = 'on'
$$;
