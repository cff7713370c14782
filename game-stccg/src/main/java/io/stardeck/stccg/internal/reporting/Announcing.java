package io.stardeck.stccg.internal.reporting;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EventUse;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Begin;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Insertion;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.OutpostSites;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;

/** A card that was announced takes effect ({@code ST-PLY-03} to {@code ST-PLY-09}). */
public final class Announcing extends StccgPhase<Phase.Announced> {
  private static final RuleId INT_10 = RuleId.of("ST-INT-10");
  private static final RuleId PLY_03 = RuleId.of("ST-PLY-03");
  private static final RuleId PLY_04 = RuleId.of("ST-PLY-04");
  private static final RuleId PLY_08 = RuleId.of("ST-PLY-08");
  private static final RuleId OUT_10 = RuleId.of("ST-OUT-10");

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Announced frame) {
    play.pop();
    CardDef def = play.state().table().def(frame.card());
    if (!stands(play.state(), frame, def)) {
      Discards.discard(play, Places.IN_PLAY, frame.card(), INT_10);
      return true;
    }
    switch (def.kind()) {
      case SHIP -> ship(play, frame);
      case PERSONNEL -> report(play, frame, Role.FREE);
      case EQUIPMENT -> report(play, frame, Role.GEAR);
      case OUTPOST -> {
        int location = frame.on().location().orElseThrow();
        OutpostSites.place(play, frame.seat(), frame.card(), location);
        play.tell(OUT_10, new SetupEvent.OutpostPlaced(frame.seat(), frame.card(), location));
      }
      default -> event(play, frame, Objects.requireNonNull(EventUse.of(def)));
    }
    return true;
  }

  /** Whether what was announced can still happen after what came in between ({@code ST-INT-10}). */
  private static boolean stands(StccgState state, Phase.Announced frame, CardDef def) {
    if (!Plays.reports(def)) {
      Findings probe = Findings.probing();
      EventPlaces.check(StccgView.of(state, frame.seat()), def, frame.on(), probe);
      return probe.clean();
    }
    Table table = state.table();
    Outpost outpost = table.outpost(PlayingCards.host(frame.on()).card());
    return outpost != null && PlayingCards.usable(table, frame.seat(), outpost, frame.card());
  }

  private static void ship(Play<StccgState> play, Phase.Announced frame) {
    Outpost outpost =
        Objects.requireNonNull(play.state().table().outpost(PlayingCards.host(frame.on()).card()));
    Ship ship = Ship.arriving(frame.card(), frame.seat(), outpost.location());
    Tables.ship(play, ship);
    play.tell(PLY_03, new CardEvent.CardReported(frame.seat(), frame.card(), outpost.id()));
  }

  private static void report(Play<StccgState> play, Phase.Announced frame, Role role) {
    Host outpost = PlayingCards.host(frame.on());
    Place place = Hosts.place(play, outpost, frame.seat(), role);
    DEALER.card(play, Places.IN_PLAY, frame.card()).to(place);
    play.tell(PLY_04, new CardEvent.CardReported(frame.seat(), frame.card(), outpost.card()));
  }

  private static void event(Play<StccgState> play, Phase.Announced frame, EventUse use) {
    Card card = frame.card();
    if (use.place() == EventPlace.NONE) {
      play.push(new Phase.Resolving(card.id())); // discarded after the effect
    } else {
      On on =
          use.place() == EventPlace.SPACELINE_BETWEEN
              ? On.location(Insertion.insert(play, card, frame.on().location().orElseThrow()))
              : on(use.place(), frame.seat(), frame.on());
      Laying.lay(play, frame.seat(), card, on, use);
      play.tell(PLY_08, new CardEvent.CardLaid(frame.seat(), card, frame.on()));
    }
    Begin.effects(play, card, frame.seat(), frame.on(), use.effects());
  }

  private static On on(EventPlace place, Seat seat, Aim aim) {
    return switch (place) {
      case TABLE, NONE -> On.table(seat);
      case PLAYER -> On.player(aim.seat().orElseThrow());
      case SPACELINE_BETWEEN, BORDER_BETWEEN -> On.border(aim.location().orElseThrow());
      case MISSION, PLANET -> On.location(aim.location().orElseThrow());
      case SHIP -> On.ship(PlayingCards.host(aim).card());
      case OUTPOST -> On.outpost(PlayingCards.host(aim).card());
      case PERSONNEL -> On.group(seat);
    };
  }
}
