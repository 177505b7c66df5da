-- Returns the number of other present dogs in a play group.
CREATE OR REPLACE FUNCTION dogs_playing(play_group uuid, except_visit uuid) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT count(*) FROM public.visits
  WHERE play_group_id = play_group AND status = 'in-house' AND id IS DISTINCT FROM except_visit
$$;

-- Gives an arriving dog its group, unless that is full or a dog that it must not meet is in it; rejects a present dog that moves to a full one.
CREATE OR REPLACE FUNCTION visits_fit_their_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  arrives boolean := TG_OP = 'INSERT' OR OLD.status <> 'in-house';
  room integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'expected' AND NEW.play_group_id IS NULL THEN
      SELECT play_group_id INTO NEW.play_group_id FROM public.dogs
        WHERE id = NEW.dog_id
          AND NOT EXISTS (
            SELECT FROM public.visits AS present
              JOIN public.dogs_apart ON dogs_apart.lower_id = least(present.dog_id, NEW.dog_id)
                AND dogs_apart.higher_id = greatest(present.dog_id, NEW.dog_id)
            WHERE present.status = 'in-house' AND present.play_group_id = dogs.play_group_id
          );
    END IF;
    IF OLD.status = 'in-house' AND NEW.play_group_id IS NOT DISTINCT FROM OLD.play_group_id THEN
      RETURN NEW;
    END IF;
  END IF;
  IF NEW.play_group_id IS NULL THEN
    RETURN NEW;
  END IF;
  -- With the group locked, concurrent moves count one after the other.
  SELECT CASE WHEN active THEN capacity ELSE 0 END INTO room
    FROM public.play_groups WHERE id = NEW.play_group_id FOR NO KEY UPDATE;
  -- The reference rejects an unknown group.
  IF room IS NULL OR public.dogs_playing(NEW.play_group_id, NEW.id) < room THEN
    RETURN NEW;
  ELSIF NOT arrives THEN
    RAISE EXCEPTION 'the play group is full'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  NEW.play_group_id := NULL;
  RETURN NEW;
END $$;

-- Rejects a capacity below the present dogs of a group, and retiring a group with dogs.
CREATE OR REPLACE FUNCTION play_groups_hold_their_dogs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.dogs_playing(NEW.id, NULL) > (CASE WHEN NEW.active THEN NEW.capacity ELSE 0 END) THEN
    RAISE EXCEPTION 'more dogs than that play in the group'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;
