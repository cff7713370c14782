package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.CYC_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.MSN_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.MSN_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.ORD_05;

import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.card.MissionDef;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;

/** Missions on their way ({@code FC-ORD, FC-CYC, FC-D-61}). */
public final class Orders {
  /** How many missions are on display. */
  public static final int DISPLAYED = 3;

  private Orders() {}

  /** Draws a mission from the own deck, or from a shared one if it is empty, and displays it. */
  public static void draw(Play<FleetState> play, Seat seat, Optional<MissionType> deck) {
    Place own = Places.missionDeck(seat);
    Place from = own;
    if (play.state().zones().size(own) == 0) {
      if (deck.isEmpty()) {
        return;
      }
      from = Places.stock(fullOr(play, deck.get()));
    }
    if (play.state().zones().size(from) > 0) {
      display(play, seat, from);
    }
  }

  /**
   * Fills an empty place: from the own deck, else from that shared one or the largest; if all are
   * empty, from what was discarded ({@code FC-D-60, FC-I-29}).
   */
  public static void fill(Play<FleetState> play, Seat seat, Optional<MissionType> deck) {
    if (play.state().zones().size(Places.missionDeck(seat)) == 0) {
      refill(play);
    }
    draw(play, seat, Optional.of(deck.orElse(largest(play.state()))));
  }

  /** That deck, or the largest one if it has become empty (section 4.3). */
  public static MissionType fullOr(Play<FleetState> play, MissionType deck) {
    return play.state().zones().size(Places.stock(deck)) > 0 ? deck : largest(play.state());
  }

  /** The type whose shared deck has the most cards. */
  private static MissionType largest(FleetState state) {
    MissionType best = MissionType.SCIENCE;
    for (MissionType type : MissionType.values()) {
      if (state.zones().size(Places.stock(type)) > state.zones().size(Places.stock(best))) {
        best = type;
      }
    }
    return best;
  }

  private static void display(Play<FleetState> play, Seat seat, Place from) {
    CardId top = play.state().zones().cards(from).get(0);
    boolean secret = Tables.of(play).set().mission(top).secret();
    Cards.DEALER
        .top(play, from)
        .shownTo(secret ? Audience.nobody() : Audience.everyone())
        .under(Places.missions(seat))
        .tell(ORD_05, card -> new CardEvent.MissionDrawn(seat, card));
    if (!secret) {
      lieOpen(play, seat, top);
    }
  }

  private static void lieOpen(Play<FleetState> play, Seat seat, CardId mission) {
    Tables.captain(
        play, seat, each -> each.withOpenMissions(Lists.plus(each.openMissions(), mission)));
  }

  /**
   * Empty shared decks are made anew of their discard piles, if all are empty ({@code FC-D-60}).
   */
  public static void refill(Play<FleetState> play) {
    for (MissionType type : MissionType.values()) {
      if (play.state().zones().size(Places.stock(type)) > 0) {
        return;
      }
    }
    for (MissionType type : MissionType.values()) {
      if (play.state().zones().size(Places.spent(type)) > 0) {
        Cards.DEALER.all(play, Places.spent(type)).to(Places.stock(type));
        Cards.DEALER.shuffle(play, Places.stock(type));
        play.tell(CYC_02, new CardEvent.DeckReshuffled(Places.stock(type).toString()));
      }
    }
  }

  /** Whether everybody sees that active mission. */
  public static boolean open(FleetState state, Seat seat, CardId mission) {
    return state.table().captain(seat).openMissions().contains(mission);
  }

  /** A secret mission is shown ({@code FC-D-62}). */
  public static void show(Play<FleetState> play, Seat seat, CardId mission) {
    if (!open(play.state(), seat, mission)) {
      int slot = play.state().zones().cards(Places.missions(seat)).indexOf(mission);
      Cards.DEALER
          .show(play, Places.missions(seat), mission, Audience.everyone())
          .tell(MSN_03, card -> new CardEvent.MissionShown(seat, mission, slot));
      lieOpen(play, seat, mission);
    }
  }

  /** A mission is completed: it is scored, and replaced. */
  public static void complete(
      Play<FleetState> play, Seat seat, CardId mission, Optional<MissionType> deck) {
    show(play, seat, mission);
    Cards.DEALER.card(play, Places.missions(seat), mission).openly().to(Places.OPEN);
    forget(play, seat, mission);
    play.tell(MSN_01, new CardEvent.MissionCompleted(seat, mission));
    Deeds.count(play, seat, Deed.MISSION_COMPLETED, 1);
    MissionDef def = Tables.of(play).set().mission(mission);
    Scores.score(play, seat, new Scored(ScoreKind.MISSION, Optional.of(mission), def.vp()));
    if (!play.over()) {
      fill(play, seat, deck);
    }
  }

  /** Nothing counts for that mission any more. */
  public static void forget(Play<FleetState> play, Seat seat, CardId mission) {
    Tables.captain(
        play,
        seat,
        captain ->
            captain
                .withProgress(Tables.without(captain.progress(), mission))
                .withOpenMissions(Lists.minus(captain.openMissions(), mission))
                .withDeclined(Lists.minus(captain.declined(), mission)));
    Tables.secret(
        play,
        seat,
        own -> own.withProgress(Tables.without(own.progress(), mission)).without(mission));
  }
}
