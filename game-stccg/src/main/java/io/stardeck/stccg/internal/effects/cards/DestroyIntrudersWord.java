package io.stardeck.stccg.internal.effects.cards;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.DestroyIntruders;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/**
 * {@code DESTROY_INTRUDERS}: all intruders at one location are destroyed ({@code ST-EFF-05}), those
 * too who are the crew of a ship or a team of it by now ({@code ST-SPC-09}).
 */
final class DestroyIntrudersWord implements StccgAsking<DestroyIntruders> {
  private static final RuleId EFF_05 = RuleId.of("ST-EFF-05");

  @Override
  public Optional<Seat> chooser(StccgView open, DestroyIntruders effect, Effects run) {
    return run.progress().done() == 0 ? Optional.of(run.seat()) : Optional.empty();
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, DestroyIntruders effect, Effects run) {
    ImmutableSet.Builder<Chosen> options = ImmutableSet.builder();
    for (Lying card : view.table().lying()) {
      int location = location(view.table(), card);
      if (location >= 0) {
        options.add(new Chosen.OfLocation(location));
      }
    }
    for (Ship ship : view.table().ships()) {
      if (Intruders.command(view.table(), ship.id())) {
        commanded(view, ship, options);
      }
    }
    return options.build().asList();
  }

  /** Where intruders who are a crew may be, as far as all can see. */
  private static void commanded(Facts facts, Ship ship, ImmutableSet.Builder<Chosen> options) {
    if (ship.here()) {
      options.add(new Chosen.OfLocation(ship.location()));
    }
    for (Location location : facts.table().spaceline()) {
      if (facts.persons(Host.team(location.number(), ship.user())) > 0) {
        options.add(new Chosen.OfLocation(location.number()));
      }
    }
  }

  /** Where an intruder is; -1 if the card is none. */
  private static int location(Table table, Lying card) {
    Ship ship = card.on().kind() == On.Kind.INTRUDER ? table.ship(CardId.of(card.on().of())) : null;
    return ship == null || !ship.here() ? -1 : ship.location();
  }

  @Override
  public String question(StccgView view, DestroyIntruders effect, Effects run) {
    return "where are the intruders destroyed?";
  }

  @Override
  public void chosen(Play<StccgState> play, DestroyIntruders effect, Effects run, Chosen option) {
    int there = ((Chosen.OfLocation) option).location();
    for (Lying card : play.state().table().lying()) {
      if (location(play.state().table(), card) == there) {
        Cures.discard(play, card, EFF_05);
      }
    }
    for (Manned manned : Manned.all(play.state().table())) {
      if (location(play.state().table(), manned.host()) == there) {
        Role.ALL.forEach(role -> destroy(play, manned.host().place(role)));
      }
    }
  }

  private static int location(Table table, Host host) {
    boolean reached = host.kind() == HostKind.SHIP || host.kind() == HostKind.TEAM;
    return reached ? Sites.of(table, host) : -1;
  }

  private static void destroy(Play<StccgState> play, Place place) {
    for (Card card : play.state().cards(place)) {
      if (Intruders.is(play.state().table(), card)) {
        Discards.discard(play, place, card, EFF_05);
      }
    }
  }
}
