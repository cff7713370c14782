package io.stardeck.deckbuilder.internal.integrity;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.card.Scripts;
import io.stardeck.deckbuilder.state.ActionPhase;
import io.stardeck.deckbuilder.state.AlliedWindow;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Battle;
import io.stardeck.deckbuilder.state.BattleDamage;
import io.stardeck.deckbuilder.state.BattlePlay;
import io.stardeck.deckbuilder.state.Bindings;
import io.stardeck.deckbuilder.state.Chain;
import io.stardeck.deckbuilder.state.Choice;
import io.stardeck.deckbuilder.state.CubeBattle;
import io.stardeck.deckbuilder.state.Encounter;
import io.stardeck.deckbuilder.state.EndOfTurn;
import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.NewTurn;
import io.stardeck.deckbuilder.state.Paying;
import io.stardeck.deckbuilder.state.Pending;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Question;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.ShipWindow;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TakingInfluence;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.TeamAction;
import io.stardeck.deckbuilder.state.TeamExplore;
import io.stardeck.deckbuilder.state.TeamPhase;
import io.stardeck.deckbuilder.state.TurnStart;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** What is wrong with the stack of phases, and with what waits, of a state come from outside. */
final class PhaseFaults {
  private static final int MOST = 1000;

  private final Table table;
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private PhaseFaults(Table table) {
    this.table = table;
  }

  static ImmutableList<Fault> of(Table table) {
    PhaseFaults faults = new PhaseFaults(table);
    faults.seat("table.turn.player", table.turnPlayer());
    faults.leads();
    faults.bottom();
    ImmutableList<Phase> phases = table.phases().toList();
    faults.window("table.phases[0]", phases.get(0));
    for (int i = 0; i < phases.size(); i++) {
      faults.phase("table.phases[" + i + "]", phases.get(i));
      if (phases.get(i) instanceof Choice
          && (i + 1 == phases.size() || !faults.asks(phases.get(i + 1)))) {
        faults.fault("table.phases[" + i + "]", "nothing below it has asked");
      }
      faults.battle(
          "table.phases[" + i + "]", i == 0, phases.get(i), Iterables.get(phases, i + 1, null));
    }
    faults.chain(table.chain());
    faults.marks();
    return faults.faults.build();
  }

  private void phase(String path, Phase phase) {
    seat(path, phase.seat());
    if (phase instanceof Run run) {
      run(path, run);
    } else if (phase instanceof Paying paying) {
      bindings(path, paying.bindings());
    } else if (phase instanceof Choice choice) {
      card(path, choice.card());
      choice.look().ifPresent(look -> look(path, look));
      question(path, choice.question());
    } else if (phase instanceof Encounter encounter) {
      card(path, encounter.card());
    } else if (phase instanceof TakingInfluence taking) {
      card(path, taking.card());
    } else if (phase instanceof TeamExplore queue) {
      queue.held().forEach(card -> card(path, card));
    } else if (phase instanceof TeamPhase team) {
      team.gathering().in().forEach(seat -> seat(path, seat));
    }
  }

  /** A card may have taken the ship away, and ask something before the window closes. */
  private void window(String path, Phase top) {
    if ((top instanceof ShipWindow || top instanceof AlliedWindow)
        && table.encountered().isEmpty()) {
      fault(path, "no ship is encountered");
    }
  }

  /** What is wrong with a phase of a battle, given the phase below it. */
  private void battle(String path, boolean top, Phase phase, @Nullable Phase below) {
    if (phase instanceof CubeBattle battle) {
      faults.addAll(BattleFaults.combatants(path, table, battle));
    }
    if (!CubeFaults.fits(table, phase, below)) {
      fault(path, "no Cube is fought like that");
    }
    if (phase instanceof Battle battle) {
      faults.addAll(BattleFaults.of(path, table, battle));
    } else if (phase instanceof BattlePlay playing) {
      if (!(below instanceof Battle battle)
          || battle.stage() != Battle.Stage.PLAY
          || playing.passes() < 0
          || top && !battle.fights(playing.seat())) {
        fault(path, "nobody plays in a battle");
      }
    } else if (phase instanceof BattleDamage damage
        && !(below instanceof Battle battle && BattleFaults.dealing(table, battle, damage))) {
      fault(path, "nobody attacks in a battle");
    }
  }

  private boolean asks(Phase phase) {
    return phase instanceof Run run && underWay(run)
        || phase instanceof TakingInfluence
        || phase instanceof Paying paying && !paying.prices().isEmpty()
        || phase instanceof Encounter encounter
            && (encounter.stage() == Encounter.Stage.PLACE
                || encounter.stage() == Encounter.Stage.CHECK
                || encounter.stage() == Encounter.Stage.RESULT);
  }

  /** Whether an effect of the list is under way; a list that is done asks nothing. */
  private boolean underWay(Run run) {
    if (!table.exists(run.card())) {
      return false;
    }
    Scripts scripts = table.def(run.card()).scripts();
    return run.script() >= 0
        && run.script() < scripts.size()
        && run.next() >= 0
        && run.next() < scripts.get(run.script()).size();
  }

  private void run(String path, Run run) {
    bindings(path, run.bindings());
    run.look().ifPresent(look -> look(path, look));
    run.progress().players().forEach(seat -> seat(path, seat));
    if (!card(path, run.card())) {
      return;
    }
    Scripts scripts = table.def(run.card()).scripts();
    boolean there = run.script() >= 0 && run.script() < scripts.size();
    if (!there || run.next() < 0 || run.next() > scripts.get(run.script()).size()) {
      fault(path, "the card has no such effect");
    } else if (run.progress().begun() && run.progress().players().isEmpty()) {
      fault(path, "the effect is carried out on nobody");
    }
  }

  private void bindings(String path, Bindings bindings) {
    seat(path, bindings.player());
    card(path, bindings.self());
    bindings.chosen().ifPresent(seat -> seat(path, seat));
    bindings.current().ifPresent(card -> card(path, card));
  }

  private void look(String path, Look look) {
    boolean shared =
        look.pile() == CardEffect.Pile.SPACE_DECK || look.pile() == CardEffect.Pile.STARBASE_DECK;
    if (!shared) {
      seat(path, look.whose());
    }
  }

  private void question(String path, Question question) {
    if (question instanceof Question.PickCard pick) {
      seat(path, pick.whose());
      bindings(path, pick.bindings());
    } else if (question instanceof Question.PickSeen pick) {
      look(path, pick.look());
    } else if (question instanceof Question.PickUpgrade pick) {
      seat(path, pick.whose());
      bindings(path, pick.bindings());
    } else if (question instanceof Question.PickPlayer pick) {
      pick.among().forEach(seat -> seat(path, seat));
    } else if (question instanceof Question.PickNumber pick
        && (pick.min() < 0 || pick.max() > MOST)) {
      fault(path, "that are too many numbers");
    }
  }

  private void chain(Chain chain) {
    for (Pending pending : chain.waiting()) {
      if (pending instanceof Pending.Triggered triggered) {
        seat("table.chain", triggered.seat());
        if (card("table.chain", triggered.card())
            && (triggered.trigger() < 0
                || triggered.trigger() >= table.def(triggered.card()).triggers().size())) {
          fault("table.chain", "the card has no such trigger");
        }
      } else if (pending instanceof Pending.Turned turned) {
        card("table.chain", turned.card());
      } else {
        card("table.chain", ((Pending.Spent) pending).card());
      }
    }
  }

  /** The numbers that are never negative, and the flagships (DB-I-06, DB-I-11). */
  private void marks() {
    for (Area area : table.areas()) {
      Tally tally = area.tally();
      boolean negative =
          tally.xp() < 0
              || tally.searches() < 0
              || tally.explorations() < 0
              || tally.allowedSearches() < 0
              || tally.allowedExplorations() < 0;
      if (negative || area.flagship().isPresent() && area.flagship().get().damage() < 0) {
        fault("table.areas", "a number is negative");
      }
      if (area.flagship().isPresent() == (area.standing() == Standing.ASSIMILATED)) {
        fault("table.areas", "each player has a flagship until he is assimilated");
      }
    }
  }

  /** At the bottom of the stack lies the turn, or a game that is over: they alone need no more. */
  private void bottom() {
    Phase bottom = Iterables.getLast(table.phases());
    if (!(bottom instanceof NewTurn
        || bottom instanceof TurnStart
        || bottom instanceof ActionPhase
        || bottom instanceof TeamAction
        || bottom instanceof EndOfTurn
        || bottom instanceof GameOver)) {
      fault("table.phases", "no turn is under way");
    }
  }

  /** Each team has one of its own as lead (DB-BOR-15). */
  private void leads() {
    ImmutableList<ImmutableList<Seat>> teams = table.config().teamsInForce();
    int wanted = table.is(Scenario.BORG_INVASION) ? teams.size() : 0;
    if (table.turn().leads().size() != wanted) {
      fault("table.turn.leads", "there are " + wanted + ", not " + table.turn().leads().size());
      return;
    }
    for (int team = 0; team < wanted; team++) {
      if (!teams.get(team).contains(table.turn().leads().get(team))) {
        fault("table.turn.leads", "each team has one of its own as lead");
      }
    }
  }

  private void seat(String path, Seat seat) {
    if (seat.number() < 1 || seat.number() > table.players()) {
      fault(path, seat + " does not sit at this table");
    }
  }

  private boolean card(String path, CardId card) {
    if (!table.exists(card)) {
      fault(path, "there is no card " + card);
    }
    return table.exists(card);
  }

  private void fault(String path, String message) {
    faults.add(new Fault(path, message));
  }
}
