package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import java.util.Objects;

/** Seed stacks, and whose their cards are. */
final class Stacks {
  private Stacks() {}

  /** Where the attempt is. */
  static Location location(Play<StccgState> play, Attempt attempt) {
    return Objects.requireNonNull(play.state().table().location(attempt.location()));
  }

  /**
   * Whether another card of the same definition was met here before ({@code ST-SED-05}). The same
   * card met again, which everybody has seen, is none.
   */
  static boolean secondCopy(Play<StccgState> play, Location here, Card card) {
    Audience knowers = play.state().zones().at(Places.stack(here.number())).knowers(0);
    return here.met().contains(card.def()) && !knowers.equals(Audience.everyone());
  }

  /** Whether a dilemma belongs under that mission ({@code ST-SED-08}). */
  static boolean fits(Play<StccgState> play, Location here, DilemmaDef dilemma) {
    return play.state().table().def(here.card()) instanceof MissionDef mission
        && dilemma.dilemmaType().fits(mission.missionType());
  }

  /** The first card of a stack is gone. */
  static void take(Play<StccgState> play, int location) {
    change(play, location, Lists.rest(owners(play, location)));
  }

  /** The first card of a stack lies behind all others now. */
  static void rotate(Play<StccgState> play, int location) {
    ImmutableList<Seat> owners = owners(play, location);
    change(play, location, Lists.plus(Lists.rest(owners), owners.get(0)));
  }

  static ImmutableList<Seat> owners(Play<StccgState> play, int location) {
    return Objects.requireNonNull(play.state().table().location(location)).seeds();
  }

  static void change(Play<StccgState> play, int location, ImmutableList<Seat> owners) {
    Tables.table(
        play, table -> table.with(Objects.requireNonNull(table.location(location)).seeds(owners)));
  }
}
