package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.internal.effect.Script;
import io.stardeck.fleetcaptains.internal.transporter.TransportEffectRule;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.GameOver;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupFleet;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSettings;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSubdecks;
import io.stardeck.fleetcaptains.state.FleetFrame.Turn;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Spent;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.state.Use;
import java.util.HashSet;

/** Each phase and window is one that play can reach, as far as it matters to going on. */
final class FrameChecks {
  static final String PATH = "table.frames";

  private final FleetState state;
  private final Table table;
  private final ComponentSet set;
  private final Inspection inspection;
  private final ScriptChecks scripts;
  private final StackChecks stack;
  private final OpenCards open;

  FrameChecks(FleetState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.set = table.set();
    this.inspection = inspection;
    this.scripts = new ScriptChecks(table);
    this.stack = new StackChecks(state, inspection);
    this.open = new OpenCards(state, inspection);
  }

  void run() {
    ImmutableList<FleetFrame> frames = table.frames().toList().reverse();
    stack.run(frames);
    open.held();
    abilities();
    for (FleetFrame frame : frames) {
      inspection.require(sound(frame), PATH, "no such %s", frame);
    }
  }

  /** What lasts, what waits, and what was used. */
  private void abilities() {
    for (Imposed each : table.imposed()) {
      inspection.require(scripts.imposed(each), "table.imposed", "by a card");
    }
    for (Spent spent : table.spent()) {
      int abilities = set.abilities(spent.card()).size();
      inspection.range("table.spent.ability", spent.ability(), 0, abilities - 1);
    }
  }

  private boolean sound(FleetFrame frame) {
    if (frame instanceof Turn turn) {
      return turn.seat().equals(table.active()) && table.turn() > 0;
    } else if (frame instanceof Maneuver maneuver) {
      return maneuver(maneuver);
    } else if (frame instanceof FleetFrame.Test test) {
      return test(test);
    } else if (frame instanceof FleetFrame.TestOutcome outcome) {
      return scripts.test(outcome.test());
    } else if (frame instanceof FleetFrame.TestCards cards) {
      return cards.cards().stream().allMatch(this::played);
    } else if (frame instanceof FleetFrame.Effects effects) {
      return scripts.list(effects.run(), effects.list())
          && Script.INSTANCE.faults(state, PATH, effects).isEmpty();
    } else if (frame instanceof FleetFrame.Offered offered) {
      return offered.use().part() == Use.Part.ABILITY;
    }
    return encounter(frame) && command(frame) && ships(frame);
  }

  private boolean maneuver(Maneuver maneuver) {
    Token token = table.token(maneuver.token());
    boolean pieces =
        maneuver.token() == 0
            ? own(maneuver.seat(), maneuver.ships())
            : maneuver.ships().isEmpty() && token != null && token.owner().equals(maneuver.seat());
    return pieces
        && maneuver.seat().equals(table.active())
        && (!maneuver.due() || maneuver.token() == 0 && !maneuver.moved());
  }

  private boolean own(Seat seat, ImmutableList<CardId> ships) {
    for (CardId card : ships) {
      Ship ship = table.own(seat, card);
      if (ship == null || ship.cloaked()) {
        return false;
      }
    }
    return !ships.isEmpty() && new HashSet<>(ships).size() == ships.size();
  }

  private boolean relocation(FleetFrame.EchoRelocate shown) {
    Token token = table.token(shown.token());
    return token != null
        && token.owner().equals(shown.seat())
        && state.zones().at(Places.token(token.number())).knowers(0).equals(Audience.everyone());
  }

  private boolean uncloaked(CardId card) {
    Ship ship = table.ship(card);
    return ship != null && !ship.cloaked();
  }

  private boolean test(FleetFrame.Test frame) {
    if (!scripts.test(frame.test())) {
      return false;
    }
    Seat asked =
        switch (frame.stage()) {
          case ACTIVE_CARD, LATE_CARD -> frame.test().active();
          case OTHER_CARD -> Contest.other(table, frame.test());
          case BEFORE_DICE -> table.active();
        };
    boolean active = frame.activeCard().isEmpty() || played(frame.activeCard().get());
    boolean other = frame.otherCard().isEmpty() || played(frame.otherCard().get());
    return asked.equals(frame.seat()) && active && other;
  }

  private boolean played(TestCard card) {
    return open.use(card.card(), set.isCommand(card.card()))
        && set.hasFace(card.card(), card.face());
  }

  private boolean encounter(FleetFrame frame) {
    if (frame instanceof FleetFrame.EncounterEnd end) {
      return open.ended(end.encounter(), set.isEncounter(end.encounter()))
          && set.isShip(end.ship())
          && end.after().stream().allMatch(set::isShip)
          && table.location(end.space()) != null;
    } else if (frame instanceof FleetFrame.EncounterShip ship) {
      return open.use(ship.encounter(), set.isEncounter(ship.encounter()))
          && scripts.ships(ship.ships())
          && table.location(ship.space()) != null;
    } else if (frame instanceof FleetFrame.EncounterDrawn drawn) {
      return open.use(drawn.encounter(), set.isEncounter(drawn.encounter()))
          && set.isShip(drawn.ship())
          && drawn.force().stream().allMatch(set::isShip)
          && table.location(drawn.space()) != null;
    } else if (frame instanceof FleetFrame.EncounterCheck check) {
      return table.shape().isTile(check.space()) && scripts.ships(check.ships());
    } else if (frame instanceof FleetFrame.FreeAttack attack) {
      return scripts.ships(attack.targets());
    }
    return true;
  }

  private boolean command(FleetFrame frame) {
    if (frame instanceof FleetFrame.CardEnd end) {
      return card(end.use());
    } else if (frame instanceof FleetFrame.Response response) {
      return card(response.use())
          && set.command(response.use().card()).faction() != table.faction(response.seat());
    } else if (frame instanceof FleetFrame.ChooseTargets choose) {
      boolean own =
          !card(choose.use())
              || set.command(choose.use().card()).faction() == table.faction(choose.seat());
      return own && scripts.asksFor(choose);
    } else if (frame instanceof FleetFrame.RescuedCrew rescued) {
      return open.use(rescued.card(), set.isCommand(rescued.card()))
          && rescued.seat().equals(table.player(rescued.card()))
          && table.ship(rescued.ship()) != null
          && !table.enemies(rescued.seat(), table.owner(rescued.ship()))
          && own(table.owner(rescued.ship()), ImmutableList.of(rescued.ship()));
    } else if (frame instanceof FleetFrame.ClaimWindow window) {
      return state.zones().cards(Places.missions(window.seat())).contains(window.mission());
    }
    return true;
  }

  /** A card that is being played, unless its own words have laid it somewhere. */
  private boolean card(Use use) {
    boolean face = use.part() == Use.Part.FACE;
    if (face) {
      open.played(use.card());
    }
    return face;
  }

  private boolean ships(FleetFrame frame) {
    if (frame instanceof FleetFrame.PreventDamage prevent) {
      return table.own(prevent.seat(), prevent.ship()) != null;
    } else if (frame instanceof FleetFrame.ChooseSetting choose) {
      return table.own(choose.seat(), choose.ship()) != null;
    } else if (frame instanceof FleetFrame.EchoRelocate shown) {
      return relocation(shown);
    } else if (frame instanceof SetupSettings first) {
      return own(first.seat(), ImmutableList.of(first.ship()));
    } else if (frame instanceof FleetFrame.TransportEffect effect) {
      return own(effect.seat(), ImmutableList.of(effect.ship()))
          && uncloaked(effect.target())
          && table.enemies(effect.seat(), table.owner(effect.target()))
          && TransportEffectRule.asks(table, effect);
    } else if (frame instanceof FleetFrame.CrewLoss loss) {
      Ship ship = table.own(loss.seat(), loss.ship());
      return ship != null && !ship.crew().isEmpty();
    } else if (frame instanceof FleetFrame.TransportMore more) {
      return own(more.seat(), ImmutableList.of(more.ship()))
          && !more.ship().equals(more.other())
          && uncloaked(more.other())
          && !table.enemies(more.seat(), table.owner(more.other()));
    } else if (frame instanceof SetupSubdecks subdecks) {
      return stack.choosing(subdecks.seat());
    } else if (frame instanceof SetupFleet fleet) {
      return stack.drawing(fleet.seat());
    } else if (frame instanceof GameOver over) {
      return over.outcome().rule().value().startsWith("FC-VIC-0");
    }
    return true;
  }
}
