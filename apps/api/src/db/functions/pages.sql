-- Without accents and capitals, ñ behind n: what lists are sorted and searched by, whatever the order of the database's own words.
CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(lower(translate($1, 'ÁÉÍÓÚÜÑ', 'áéíóúüñ')), 'ñ', 'n~'),
    'áéíóúüàèìòùâêîôû', 'aeiouuaeiouaeiou')
$$;

-- A time as somebody asks for it, YYYY-MM-DD or an instant in UTC, that exists and lies within the house's calendar.
CREATE OR REPLACE FUNCTION asked_time_exists(asked text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN asked ~ '^(19|2[01])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?Z)?$'
    THEN substr(asked, 9, 2)::int <= date_part('day',
      make_date(substr(asked, 1, 4)::int, substr(asked, 6, 2)::int, 1) + interval '1 month' - interval '1 day')
    ELSE false
  END
$$;

-- Whatever public pages show is told when it changes, so that every instance renders them anew; a statement tells once.
CREATE OR REPLACE FUNCTION tell_of_changed_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rumi_live', json_build_object('topic', 'site', 'kind', 'site-changed', 'id', TG_ARGV[0])::text);
  RETURN NULL;
END $$;

-- What the site said, and who made it say so, is asked about later: a row is added, and nothing else.
CREATE OR REPLACE FUNCTION texts_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a text is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'texts', CONSTRAINT = TG_NAME;
END $$;

-- Addresses name a card by its slug, also those that were saved long ago.
CREATE OR REPLACE FUNCTION plan_cards_keep_their_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a card keeps its slug'
    USING ERRCODE = 'restrict_violation', TABLE = 'plan_cards', CONSTRAINT = TG_NAME;
END $$;

-- Whatever takes the row of a file away, its bytes are to go as well: told in the same transaction, carried out after it.
CREATE OR REPLACE FUNCTION files_leave_no_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.outbox (kind, payload) VALUES ('file-removed', jsonb_build_object('fileId', OLD.id));
  RETURN NULL;
END $$;

-- A version of the settings is what a booking was sold under and what the office is asked about later: it is added, and nothing else.
CREATE OR REPLACE FUNCTION house_settings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of the settings is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'house_settings', CONSTRAINT = TG_NAME;
END $$;

-- A room is free before its next guest arrives. Versions from before stay as they are, and so may what follows them.
CREATE OR REPLACE FUNCTION house_settings_hotel_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.house_settings s WHERE s.version = NEW.version - 1
    AND s.data #> '{hotel,checkIn}' = NEW.data #> '{hotel,checkIn}' AND s.data #> '{hotel,checkOut}' = NEW.data #> '{hotel,checkOut}') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a room is left before the next guest arrives'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Who opened and closed the house is added, and nothing else.
CREATE OR REPLACE FUNCTION house_openings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an opening is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'house_openings', CONSTRAINT = TG_NAME;
END $$;

CREATE OR REPLACE FUNCTION goes_with_demo(record uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT public.is_demo_removed() AND EXISTS (SELECT FROM public.demo_records d WHERE d.id = record)
$$;

-- What a demonstration posted goes with it, by the command that removes the demonstration and by nothing else.
CREATE OR REPLACE FUNCTION is_demo_removed() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('rumi.removes_demo', true), '') = 'on'
$$;
