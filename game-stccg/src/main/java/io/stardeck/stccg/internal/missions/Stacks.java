package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;

/** Seed stacks, and whose their cards are. */
public final class Stacks {
  private Stacks() {}

  /** Where the attempt is. */
  static Location location(Play<StccgState> play, Attempt attempt) {
    return location(play, attempt.location());
  }

  private static Location location(Play<StccgState> play, int number) {
    return Objects.requireNonNull(play.state().table().location(number));
  }

  /** The first card of the stack, which is met. */
  static Card met(Facts facts, Attempt attempt) {
    return facts.cards(Places.stack(attempt.location())).get(0);
  }

  /** The dilemma that is met. */
  static DilemmaDef dilemma(Facts facts, Attempt attempt) {
    return (DilemmaDef) facts.table().def(met(facts, attempt));
  }

  /**
   * Whether another card of the same definition was met here before ({@code ST-SED-05}). The same
   * card met again is none: a dilemma that everybody has seen, an artifact that was set aside.
   */
  static boolean secondCopy(Play<StccgState> play, Location here, Card card) {
    Zone<Card> stack = play.state().zones().at(Places.stack(here.number()));
    int unmet = stack.cards().size() - here.aside();
    for (int i = Math.max(1, unmet); unmet > 0 && i < stack.cards().size(); i++) {
      if (stack.cards().get(i).def().equals(card.def())) {
        return true;
      }
    }
    return here.met().contains(card.def()) && !stack.knowers(0).equals(Audience.everyone());
  }

  /** Whether a dilemma or an artifact belongs under that mission ({@code ST-SED-08}). */
  public static boolean fits(Table table, Location here, CardDef def) {
    return table.def(here.card()) instanceof MissionDef mission
        && (def instanceof DilemmaDef dilemma
            ? dilemma.dilemmaType().fits(mission.missionType())
            : mission.missionType() == MissionType.PLANET);
  }

  /** A card of that owner lies in front of all others now. */
  public static void add(Play<StccgState> play, int location, Seat owner) {
    change(play, location, Lists.plusAll(ImmutableList.of(owner), owners(play, location)));
  }

  /** The first card of a stack is gone. */
  static void take(Play<StccgState> play, int location) {
    change(play, location, Lists.rest(owners(play, location)));
  }

  /** The first card of a stack lies behind all others now. */
  static void rotate(Play<StccgState> play, int location) {
    ImmutableList<Seat> owners = owners(play, location);
    int aside = location(play, location).aside();
    change(play, location, Lists.plus(Lists.rest(owners), owners.get(0)));
    aside(play, location, Math.min(aside + 1, owners.size()));
  }

  /** So many cards at the back of a stack were met before. */
  static void aside(Play<StccgState> play, int location, int cards) {
    Location here = location(play, location).aside(cards);
    Tables.table(play, table -> table.with(here));
  }

  static ImmutableList<Seat> owners(Play<StccgState> play, int location) {
    return location(play, location).seeds();
  }

  static void change(Play<StccgState> play, int location, ImmutableList<Seat> owners) {
    Location here = location(play, location).seeds(owners);
    Tables.table(play, table -> table.with(here));
  }
}
