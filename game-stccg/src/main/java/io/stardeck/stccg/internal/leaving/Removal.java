package io.stardeck.stccg.internal.leaving;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/** The cards of a player who has given up go out of play ({@code ST-MUL-05}). */
final class Removal {
  private static final RuleId MUL_05 = RuleId.of("ST-MUL-05");

  private Removal() {}

  /** Persons, equipment, ships, outposts with all that lies on them, and events. */
  static void cards(Play<StccgState> play, Seat leaver) {
    ImmutableSet<CardId> before = Find.onTable(play.state().table());
    for (Manned manned : Manned.all(play.state().table())) {
      if (manned.seat().equals(leaver)) {
        Hosts.clear(play, manned.host(), (place, card) -> Discards.out(play, place, card, MUL_05));
      }
    }
    held(play, leaver);
    for (Lying card : play.state().table().lying()) {
      if (goes(play.state().table(), card, leaver)) {
        Laying.lift(play, card);
        Cures.release(play, card);
      }
    }
    Tables.table(play, table -> without(table, leaver));
    Laying.lapse(play, lasting -> lasting.controller().equals(leaver));
    strays(play, leaver, before);
  }

  /**
   * Whom a card holds are the persons of its controller, whoever owns them ({@code ST-TRM-01});
   * what does not lie in play yet is nobody's.
   */
  private static void held(Play<StccgState> play, Seat leaver) {
    for (Zone<Card> zone : play.state().zones().zones()) {
      if (zone.place().zone().equals("held")) {
        for (Card person : zone.cards()) {
          if (holder(play.state().table(), zone.place()).orElse(person.owner()).equals(leaver)) {
            Discards.out(play, zone.place(), person, MUL_05);
          }
        }
      }
    }
  }

  private static Optional<Seat> holder(Table table, Place held) {
    return Optional.ofNullable(table.lying(CardId.of(held.of()))).map(Lying::controller);
  }

  /** Dilemmas stay where they lie, unless it is the leaver's card or persons. */
  private static boolean goes(Table table, Lying card, Seat leaver) {
    On on = card.on();
    boolean seed = table.def(card.card()).kind() == CardKind.DILEMMA;
    return switch (on.kind()) {
      case SHIP, INTRUDER -> {
        Ship ship = table.ship(CardId.of(on.of()));
        yield ship == null || ship.of(leaver) || !seed && card.controller().equals(leaver);
      }
      case OUTPOST -> {
        Outpost outpost = table.outpost(CardId.of(on.of()));
        yield outpost == null
            || outpost.controller().equals(leaver)
            || card.controller().equals(leaver);
      }
      case PLAYER, GROUP -> on.of() == leaver.number() || card.controller().equals(leaver);
      case TABLE, LOCATION, BORDER -> !seed && card.controller().equals(leaver);
    };
  }

  private static Table without(Table table, Seat leaver) {
    return table
        .copy()
        .withShips(Lists.filter(table.ships(), ship -> !ship.of(leaver)))
        .withOutposts(
            Lists.filter(table.outposts(), outpost -> !outpost.controller().equals(leaver)))
        .withPods(Lists.filter(table.pods(), pod -> !pod.controller().equals(leaver)));
  }

  /**
   * What lies in play and is nothing there any more goes, whoever owns it, with what the leaver was
   * just playing; what others played into their turn is discarded.
   *
   * @param before what was on the table before anything went
   */
  private static void strays(Play<StccgState> play, Seat leaver, ImmutableSet<CardId> before) {
    ImmutableSet<CardId> accounted = accounted(play.state().table());
    boolean all = play.state().table().active().equals(leaver);
    for (Card card : play.state().cards(Places.IN_PLAY)) {
      if (accounted.contains(card.id())) {
        continue;
      }
      if (card.owner().equals(leaver) || before.contains(card.id())) {
        Discards.out(play, Places.IN_PLAY, card, MUL_05);
      } else if (all) {
        Discards.discard(play, Places.IN_PLAY, card, MUL_05);
      }
    }
  }

  private static ImmutableSet<CardId> accounted(Table table) {
    ImmutableSet.Builder<CardId> ids = ImmutableSet.builder();
    ids.addAll(Find.onTable(table));
    // What was played into a window that is still open is discarded with it.
    for (Phase phase : table.frames()) {
      if (phase instanceof Phase.Window window) {
        window.announced().replies().forEach(reply -> ids.add(reply.action().card()));
      }
    }
    return ids.build();
  }
}
