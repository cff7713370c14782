package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.EventUse;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.effects.Words;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is wrong with what a frame holds: it is about cards and places that there are. */
final class FrameContents {
  private final StccgState state;
  private final Table table;
  private final Inspection inspection;

  FrameContents(StccgState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.inspection = inspection;
  }

  void look(Phase phase) {
    if (phase instanceof Phase.Announced announced) {
      if (inPlay(announced.card())) {
        aim(table.def(announced.card()), announced.on());
      }
    } else if (phase instanceof Phase.Window window) {
      window(window);
    } else if (phase instanceof Phase.Resolving resolving) {
      resolving(resolving.card());
    } else if (phase instanceof Phase.Effects effects) {
      effects(effects);
    } else if (phase instanceof OrderPhase.Attempting attempting) {
      attempt(attempting.attempt());
    } else if (phase instanceof OrderPhase.Paying paying) {
      paying(paying);
    } else if (phase instanceof OrderPhase.Battling battling) {
      battle(battling.battle());
    } else if (phase instanceof OrderPhase.Countering countering) {
      battle(countering.battle());
    } else if (phase instanceof OrderPhase.ChoosingPart part) {
      battle(part.battle());
      require(part.battle().order() instanceof Order.AttackTeam, "no team is attacked");
    } else if (phase instanceof OrderPhase.Declared declared) {
      order(declared.order());
      declared.host().ifPresent(host -> host(declared.seat(), host));
    } else if (phase instanceof OrderPhase.Done done) {
      order(done.order());
    } else if (phase instanceof OrderPhase.Mustering mustering && state.muster().isPresent()) {
      muster(mustering.seat(), state.muster().get());
    } else if (phase instanceof Phase.Tie tie) {
      require(table.ship(tie.ship()) != null, "there is no such ship");
    }
  }

  private void require(boolean holds, String message) {
    inspection.require(holds, "table.frames", "%s", message);
  }

  private boolean inPlay(Card card) {
    boolean there = card.equals(inPlay(card.id()));
    require(there, "what is announced is not in play");
    return there;
  }

  /** A card that is announced says where it goes. */
  private void aim(CardDef def, Aim on) {
    boolean there = on.location().isPresent() && table.position(on.location().getAsInt()) >= 0;
    @Nullable EventUse use =
        def instanceof EventDef event
            ? event.event()
            : def instanceof ArtifactDef artifact ? artifact.event().orElse(null) : null;
    boolean aimed =
        use == null
            ? def.kind() == CardKind.OUTPOST ? there : reports(on)
            : switch (use.place()) {
              case TABLE, NONE, PERSONNEL -> true;
              case PLAYER -> on.seat().isPresent();
              case SPACELINE_BETWEEN, BORDER_BETWEEN, MISSION, PLANET -> there;
              case SHIP, OUTPOST -> on.host().isPresent();
            };
    require(aimed, "it goes nowhere");
  }

  /** Ships, persons and equipment report to an outpost. */
  private static boolean reports(Aim on) {
    return on.host().isPresent() && on.host().get().kind() == HostKind.OUTPOST;
  }

  /** An interrupt is discarded after its effects, unless it has gone elsewhere by then. */
  private void resolving(CardId id) {
    @Nullable Card card = inPlay(id);
    @Nullable InterruptUse use = card == null ? null : InterruptUse.of(table.def(card));
    require(
        card == null || use != null && !use.stays() && table.lying(id) == null,
        "what is resolved is no interrupt that goes");
  }

  private @Nullable Card inPlay(CardId id) {
    return Find.card(state.cards(Places.IN_PLAY), id);
  }

  private void window(Phase.Window window) {
    require(window.announced().round().end() == RoundEnd.ALL_PASS, "a round of another kind");
    for (Seat seat : window.announced().round().seats()) {
      require(!table.player(seat).resigned(), "who has gone is asked");
    }
    for (Reply<Played> reply : window.announced().replies()) {
      @Nullable Card card = inPlay(reply.action().card());
      require(
          card != null && card.def().equals(reply.action().def()), "an interrupt is not in play");
    }
  }

  private void effects(Phase.Effects effects) {
    boolean known =
        table.options().cards().find(effects.def()) != null
            && effects.script() < table.options().cards().scripts(effects.def()).size();
    require(known, "there is no such list");
    if (known) {
      for (Fault fault : Words.WORDS.faults(state, "table.frames", effects)) {
        inspection.require(false, fault.path(), "%s", fault.text());
      }
    }
  }

  private void attempt(Attempt attempt) {
    @Nullable Location location = table.location(attempt.location());
    require(
        location != null && table.def(location.card()) instanceof MissionDef,
        "there is no mission");
    host(attempt.seat(), attempt.host());
    ImmutableList<Card> stack = state.cards(Places.stack(attempt.location()));
    boolean meeting = attempt.step() == Attempt.Step.MEET;
    require(!meeting || attempt.met() <= stack.size(), "more cards were met than there are");
    boolean facing =
        attempt.step() == Attempt.Step.CONDITIONS || attempt.step() == Attempt.Step.SETTLE;
    require(
        !facing || !stack.isEmpty() && table.def(stack.get(0)) instanceof DilemmaDef,
        "no dilemma is met");
  }

  private void paying(OrderPhase.Paying paying) {
    attempt(paying.attempt());
    ImmutableList<Card> stack = state.cards(Places.stack(paying.attempt().location()));
    boolean dilemma = !stack.isEmpty() && table.def(stack.get(0)) instanceof DilemmaDef;
    require(
        dilemma && paying.price() < ((DilemmaDef) table.def(stack.get(0))).pay().size(),
        "there is no such price");
  }

  private void battle(Battle battle) {
    order(battle.order());
    require(table.location(battle.location()) != null, "a battle is somewhere");
    require(!battle.attacker().equals(battle.defender()), "nobody fights themselves");
    for (CardId ship : battle.strikers()) {
      require(table.ship(ship) != null, "a ship is missing");
    }
  }

  /** A party is of cards that are where it is, or of ships of its player. */
  private void muster(Seat seat, Muster muster) {
    order(muster.order());
    boolean attempt =
        !(muster.order() instanceof Order.Attempt order)
            || table.location(order.location()) != null
                && table.def(Objects.requireNonNull(table.location(order.location())).card())
                    instanceof MissionDef;
    require(attempt, "there is no mission");
    boolean team =
        muster.order() instanceof Order.Attempt || muster.order() instanceof Order.AttackTeam;
    require(team == muster.host().isPresent(), "persons go together, or ships do");
    require(!muster.members().isEmpty(), "a party has members");
    muster.host().ifPresent(host -> host(seat, host));
    Whereabouts<CardId> once = new Whereabouts<>(inspection);
    for (CardId id : muster.members()) {
      once.lies("muster", id);
      @Nullable Ship ship = table.ship(id);
      boolean there =
          muster.host().isPresent()
              ? Find.card(state.cards(muster.host().get(), Role.FREE), id) != null
                  || Find.card(state.cards(muster.host().get(), Role.GEAR), id) != null
              : ship != null && ship.of(seat);
      require(there, "a member is not there");
    }
  }

  private void order(Order order) {
    if (order instanceof Order.Attempt attempt) {
      require(table.location(attempt.location()) != null, "an attempt is somewhere");
    } else if (order instanceof Order.AttackTeam team) {
      require(table.location(team.location()) != null, "an attack is somewhere");
    }
  }

  /** A group is on a host of its player, which may be lent to another. */
  private void host(Seat seat, Host host) {
    boolean own =
        switch (host.kind()) {
          case SHIP -> {
            @Nullable Ship ship = table.ship(host.card());
            yield ship != null && (ship.of(seat) || ship.returnsTo().equals(Optional.of(seat)));
          }
          case OUTPOST -> {
            @Nullable Outpost outpost = table.outpost(host.card());
            yield outpost != null && outpost.controller().equals(seat);
          }
          case TEAM -> table.location(host.teamLocation()) != null && host.teamSeat().equals(seat);
          case POD -> false;
        };
    require(own, "a group is on no host of its player");
  }
}
