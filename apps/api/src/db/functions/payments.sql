-- What stands is never paid beyond its price: whoever lowers it says in the same transaction where the difference goes.
CREATE OR REPLACE FUNCTION paid_within_the_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  ordered uuid;
  pass uuid;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN booking := NEW.id;
  ELSIF TG_TABLE_NAME = 'orders' THEN ordered := NEW.id;
  ELSIF TG_TABLE_NAME = 'passes' THEN pass := NEW.id;
  ELSE booking := NEW.booking_id; ordered := NEW.order_id; pass := NEW.pass_id;
  END IF;
  IF public.is_standing(booking, ordered, pass)
    AND public.net_paid(booking, ordered, pass) > public.cost_of_target(booking, ordered, pass) THEN
    RAISE EXCEPTION 'what was paid beyond a price is returned or becomes credit'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION payment_movements_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement uuid := CASE TG_TABLE_NAME WHEN 'payments' THEN to_jsonb(NEW) ->> 'movement_id' ELSE NEW.id::text END;
BEGIN
  IF EXISTS (SELECT FROM public.payment_movements m WHERE m.id = movement AND ((m.amount_centavos, m.tip_centavos) = (
      SELECT sum(p.amount_centavos)::bigint, sum(p.tip_centavos)::bigint FROM public.payments p WHERE p.movement_id = movement)) IS NOT TRUE) THEN
    RAISE EXCEPTION 'what is paid by a movement of money adds up to it'
      USING ERRCODE = 'check_violation', TABLE = 'payment_movements', CONSTRAINT = 'payment_movements_add_up';
  END IF;
  RETURN NULL;
END $$;

-- As before, and a row stays in its movement.
CREATE OR REPLACE FUNCTION payments_are_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR (OLD.status <> 'pending' AND NEW.status <> OLD.status AND NOT (OLD.by_provider AND OLD.status = 'settled' AND NEW.status = 'failed'))
    OR (OLD.status <> 'pending' AND (NEW.received_at, NEW.received_by) IS DISTINCT FROM (OLD.received_at, OLD.received_by))
    OR (NEW.movement_id, NEW.leads) IS DISTINCT FROM (OLD.movement_id, OLD.leads)
    OR (NEW.kind, NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.method, NEW.amount_centavos, NEW.tip_centavos, NEW.refund_of, NEW.by_provider, NEW.cash_day_id,
      NEW.created_at) IS DISTINCT FROM (OLD.kind, OLD.booking_id, OLD.order_id, OLD.pass_id, OLD.method, OLD.amount_centavos, OLD.tip_centavos,
      OLD.refund_of, OLD.by_provider, OLD.cash_day_id, OLD.created_at)
    OR (pg_trigger_depth() < 2 AND (NEW.returned_centavos, NEW.returned_tip_centavos)
      IS DISTINCT FROM (OLD.returned_centavos, OLD.returned_tip_centavos)) THEN
    RAISE EXCEPTION 'a payment is a fact'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_are_facts';
  END IF;
  RETURN NEW;
END $$;

-- As before, but a till that is being closed is waited for: cash that came beside its closing lay in it and was counted by nobody.
CREATE OR REPLACE FUNCTION payments_fit_together() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former public.payments;
BEGIN
  PERFORM FROM public.bookings b WHERE b.id = NEW.booking_id FOR UPDATE;
  PERFORM FROM public.orders o WHERE o.id = NEW.order_id FOR UPDATE;
  PERFORM FROM public.passes p WHERE p.id = NEW.pass_id FOR UPDATE;
  IF NEW.refund_of IS NOT NULL THEN
    SELECT * INTO former FROM public.payments p WHERE p.id = NEW.refund_of FOR UPDATE;
    IF FOUND AND (former.status <> 'settled' OR former.kind = 'refund'
      OR (former.kind = 'credit' AND NEW.kind <> 'refund')
      OR (former.booking_id, former.order_id, former.pass_id, former.client_id)
        IS DISTINCT FROM (NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.client_id)) THEN
      RAISE EXCEPTION 'what is returned was received for the same thing from the same client'
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
    END IF;
  END IF;
  PERFORM FROM public.cash_days d WHERE d.id = NEW.cash_day_id FOR SHARE;
  IF NEW.cash_day_id IS NOT NULL AND EXISTS (SELECT FROM public.cash_days d WHERE d.id = NEW.cash_day_id AND d.status = 'closed') THEN
    RAISE EXCEPTION 'a closed till takes no cash'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
  END IF;
  RETURN NEW;
END $$;

-- Keeps what was returned of each payment, and what each client has in their favour.
CREATE OR REPLACE FUNCTION payments_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted boolean := NEW.status <> 'failed';
  was_counted boolean := TG_OP = 'UPDATE' AND OLD.status <> 'failed';
  sign integer := counted::integer - was_counted::integer;
  of_credit boolean := NEW.refund_of IS NOT NULL AND EXISTS (
    SELECT FROM public.payments p WHERE p.id = NEW.refund_of AND p.kind = 'credit');
  moved bigint := CASE
    WHEN NEW.kind = 'credit' THEN NEW.amount_centavos
    WHEN NEW.kind = 'payment' AND NEW.method = 'credit' THEN -NEW.amount_centavos
    WHEN NEW.kind = 'refund' AND of_credit THEN -NEW.amount_centavos
    ELSE 0 END;
BEGIN
  IF sign = 0 THEN RETURN NULL; END IF;
  IF NEW.refund_of IS NOT NULL THEN
    UPDATE public.payments SET returned_centavos = returned_centavos + sign * NEW.amount_centavos,
      returned_tip_centavos = returned_tip_centavos + sign * NEW.tip_centavos WHERE id = NEW.refund_of;
  END IF;
  IF moved <> 0 THEN
    UPDATE public.client_credits SET balance_centavos = balance_centavos + sign * moved WHERE client_id = NEW.client_id;
    IF NOT FOUND THEN
      INSERT INTO public.client_credits (client_id, balance_centavos) VALUES (NEW.client_id, sign * moved)
        ON CONFLICT (client_id) DO UPDATE SET balance_centavos = client_credits.balance_centavos + excluded.balance_centavos;
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- A row that names no movement is one of its own. Those of one movement are the same money: of one kind, way, client, reference, till and charge.
CREATE OR REPLACE FUNCTION payments_of_one_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head public.payments;
BEGIN
  IF NEW.movement_id IS NULL THEN
    NEW.movement_id := NEW.id;
    INSERT INTO public.payment_movements (id, amount_centavos, tip_centavos) VALUES (NEW.id, NEW.amount_centavos, NEW.tip_centavos)
      ON CONFLICT (id) DO NOTHING;
  END IF;
  SELECT * INTO head FROM public.payments p WHERE p.movement_id = NEW.movement_id AND p.leads;
  NEW.leads := NOT FOUND;
  IF FOUND AND (head.kind, head.method, head.client_id, head.reference, head.reason, head.status, head.cash_day_id,
      head.charge_id, head.received_by, head.created_at)
    IS DISTINCT FROM (NEW.kind, NEW.method, NEW.client_id, NEW.reference, NEW.reason, NEW.status, NEW.cash_day_id, NEW.charge_id,
      NEW.received_by, NEW.created_at) THEN
    RAISE EXCEPTION 'what is paid by one movement of money is the same money'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_of_one_movement';
  END IF;
  RETURN NEW;
END $$;

-- A movement goes with the last of its rows, which goes with its demonstration.
CREATE OR REPLACE FUNCTION payments_take_their_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.payment_movements m WHERE m.id = OLD.movement_id
    AND NOT EXISTS (SELECT FROM public.payments p WHERE p.movement_id = OLD.movement_id);
  RETURN NULL;
END $$;

-- Money that comes back as the dogs of a booking are corrected is reported in the message of the correction.
CREATE OR REPLACE FUNCTION payments_tell_money_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.created_at <> now()::timestamptz(3) THEN RETURN NULL; END IF;
  UPDATE public.outbox SET payload = payload
      || jsonb_build_object('returned', coalesce(payload -> 'returned', '[]') || to_jsonb(NEW.id))
    WHERE created_at = NEW.created_at AND CASE
      WHEN kind IN ('booking-moved', 'booking-priced', 'booking-cancelled', 'booking-expired', 'booking-checked-out',
        'booking-dogs-corrected') THEN
        payload ->> 'bookingId' = NEW.booking_id::text OR payload -> 'together' ? NEW.booking_id::text
      WHEN kind = 'order-step-taken' THEN
        payload ->> 'orderId' = NEW.order_id::text AND payload ->> 'status' NOT IN ('pending', 'preparing')
      ELSE false END;
  IF NOT FOUND THEN
    INSERT INTO public.outbox AS announced (id, kind, payload) VALUES (
      md5(concat_ws(' ', 'money-returned', NEW.client_id, NEW.created_at, pg_current_xact_id()))::uuid,
      'money-returned', jsonb_build_object('returned', jsonb_build_array(NEW.id)))
    ON CONFLICT (id) DO UPDATE SET payload = jsonb_build_object('returned', announced.payload -> 'returned' || to_jsonb(NEW.id));
  END IF;
  RETURN NULL;
END $$;

-- Nobody pays more than is owed: looked at when the transaction ends, so that money that came too late can become credit in it.
CREATE OR REPLACE FUNCTION payments_within_what_is_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.payments n WHERE n.id = NEW.id AND n.status = 'settled' AND n.returned_centavos < n.amount_centavos
      AND public.cost_of_target(n.booking_id, n.order_id, n.pass_id) < (
        SELECT sum(p.amount_centavos - p.returned_centavos) FROM public.payments p
        WHERE p.kind = 'payment' AND p.status = 'settled'
          AND (p.booking_id = n.booking_id OR p.order_id = n.order_id OR p.pass_id = n.pass_id))
  ) THEN
    RAISE EXCEPTION 'nobody pays more than is owed'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_within_what_is_owed';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION net_paid(booking uuid, ordered uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.amount_centavos - p.returned_centavos), 0)::bigint FROM public.payments p
  WHERE p.kind = 'payment' AND p.status = 'settled' AND (p.booking_id = booking OR p.order_id = ordered OR p.pass_id = pass)
$$;

-- Whether a thing still has a price; of what was given up, the money waits for whoever settles it.
CREATE OR REPLACE FUNCTION is_standing(booking uuid, ordered uuid, pass uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT b.status <> 'cancelled' FROM public.bookings b WHERE b.id = booking),
    (SELECT o.status NOT IN ('cancelled', 'refunded') FROM public.orders o WHERE o.id = ordered),
    (SELECT p.status <> 'cancelled' FROM public.passes p WHERE p.id = pass), false)
$$;

-- As before, but for a float typed wrong: it is put right until the till is counted, as a count is told what was expected.
CREATE OR REPLACE FUNCTION cash_days_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'closed' OR (NEW.till, NEW.opened_by, NEW.opened_at)
    IS DISTINCT FROM (OLD.till, OLD.opened_by, OLD.opened_at)
    OR (NEW.float_centavos <> OLD.float_centavos AND (OLD.status <> 'open' OR NEW.status <> 'open'))
    OR (NEW.status = 'closed' AND NEW.expected_centavos IS DISTINCT FROM public.cash_in_till(NEW.id)) THEN
    RAISE EXCEPTION 'a cash day adds up'
      USING ERRCODE = 'check_violation', TABLE = 'cash_days', CONSTRAINT = 'cash_days_add_up';
  END IF;
  RETURN NEW;
END $$;

-- What lies in a till by the ledger: its float, the cash received and returned, and what was put in and taken out.
CREATE OR REPLACE FUNCTION cash_in_till(day uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT d.float_centavos
    + coalesce((SELECT sum(CASE WHEN p.kind = 'payment' THEN 1 ELSE -1 END * (p.amount_centavos + p.tip_centavos))
      FROM public.payments p WHERE p.cash_day_id = d.id AND p.status = 'settled'), 0)::bigint
    + coalesce((SELECT sum(CASE m.kind WHEN 'in' THEN m.amount_centavos ELSE -m.amount_centavos END)
      FROM public.cash_movements m WHERE m.cash_day_id = d.id), 0)::bigint
  FROM public.cash_days d WHERE d.id = day
$$;

CREATE OR REPLACE FUNCTION cash_movements_of_an_open_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.cash_days d WHERE d.id = NEW.cash_day_id FOR SHARE;
  IF TG_OP <> 'INSERT' OR EXISTS (SELECT FROM public.cash_days d WHERE d.id = NEW.cash_day_id AND d.status = 'closed') THEN
    RAISE EXCEPTION 'a closed till takes no cash'
      USING ERRCODE = 'check_violation', TABLE = 'cash_movements', CONSTRAINT = 'cash_movements_of_an_open_day';
  END IF;
  RETURN NEW;
END $$;
