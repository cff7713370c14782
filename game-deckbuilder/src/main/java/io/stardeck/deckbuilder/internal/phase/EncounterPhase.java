package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Bonuses;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Defeats;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.battle.CubeBattles;
import io.stardeck.deckbuilder.internal.step.battle.Ships;
import io.stardeck.deckbuilder.internal.step.space.Allies;
import io.stardeck.deckbuilder.internal.step.space.Awards;
import io.stardeck.deckbuilder.internal.step.space.Goals;
import io.stardeck.deckbuilder.internal.step.space.Missions;
import io.stardeck.deckbuilder.internal.step.space.Prizes;
import io.stardeck.deckbuilder.internal.step.space.TeamQueue;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.AlliedWindow;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Encounter.Stage;
import io.stardeck.deckbuilder.state.phase.EventWindow;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.TeamExplore;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Optional;

/** One space card is handled, step by step (sections 3.8 to 3.11). */
final class EncounterPhase extends TurnPhase<Encounter> implements Asker<Encounter> {
  private static final RuleId EVT_05 = RuleId.of("DB-EVT-05");
  private static final RuleId EVT_06 = RuleId.of("DB-EVT-06");
  private static final RuleId MIS_02 = RuleId.of("DB-MIS-02");
  private static final RuleId BAT_08 = RuleId.of("DB-BAT-08");

  @Override
  public boolean proceed(Play<DeckbuilderState> play, Encounter top) {
    Table table = play.state().table();
    Encounter phase = top.by(Teams.lead(table));
    CardDef def = table.def(phase.card());
    switch (phase.stage()) {
      case FLIP -> flip(play, phase, def);
      case HOLD -> TeamQueue.hold(play, phase);
      case EFFECT -> {
        play.replace(phase.at(Stage.WINDOW));
        Runs.start(play, phase.seat(), phase.card(), def.effects());
      }
      case WINDOW -> window(play, phase, def);
      case CHECK -> check(play, phase, def);
      case RESULT ->
          play.push(new Choice(phase.seat(), phase.card(), new Question.YesNo(), Optional.empty()));
      case PLACE -> place(play, phase, def);
      case DONE -> done(play, phase);
      case OVER -> over(play, phase);
    }
    return true;
  }

  @Override
  public void answer(Play<DeckbuilderState> play, Encounter phase, Answer option) {
    if (phase.stage() == Stage.RESULT) {
      play.replace(phase.at(Stage.DONE));
      if (option.equals(Answer.YES)) {
        Ships.take(play, phase.seat(), phase.card());
      } else {
        Ships.keep(play, phase.seat(), phase.card());
      }
    } else if (option instanceof Answer.Player winner) {
      achieve(play, phase, winner.seat());
    } else if (option instanceof Answer.Card mission) {
      Missions.giveBack(play, mission.card(), MIS_02);
    }
  }

  /** The FLIP effect, before anything else is done with the card (DB-EXP-02). */
  private static void flip(Play<DeckbuilderState> play, Encounter phase, CardDef def) {
    boolean team = play.state().table().is(Scenario.BORG_INVASION);
    Stage next =
        switch (def.type()) {
          case MISSION -> Stage.PLACE;
          case EVENT -> team && def.has(Keyword.LOCUTUS) ? Stage.HOLD : Stage.EFFECT;
          default -> team ? Stage.HOLD : Stage.WINDOW;
        };
    play.replace(phase.at(next));
    if (team && def.role() == Role.BORG_CUBE) {
      CubeBattles.show(play, phase.card());
    }
    Runs.start(play, phase.seat(), phase.card(), def.flip());
  }

  /** The window opens, unless it is needless (DB-EVT-07); if it is too late it closes at once. */
  private static void window(Play<DeckbuilderState> play, Encounter phase, CardDef def) {
    Table table = play.state().table();
    if (def.type() == CardType.EVENT) {
      if (def.goal().isPresent()) {
        play.replace(phase.at(Stage.CHECK), eventWindow(table, phase.seat()));
      } else {
        play.replace(phase.at(Stage.PLACE));
      }
    } else if (def.role() == Role.ALLIED) {
      play.replace(phase.at(Stage.CHECK), new AlliedWindow(phase.seat()));
    } else if (table.is(Scenario.BORG_INVASION) && def.role() == Role.BORG_CUBE) {
      play.replace(phase.at(Stage.OVER));
      CubeBattles.begin(play, phase.seat(), phase.card());
    } else {
      fight(play, phase);
    }
  }

  private static void fight(Play<DeckbuilderState> play, Encounter phase) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.flipped(phase.card());
    if (Teams.late(table) || ship.isEmpty() || Contacts.defeated(table, ship.get())) {
      play.replace(phase.at(Stage.CHECK));
    } else {
      Ships.meet(play, phase);
    }
  }

  private static Phase eventWindow(Table table, Seat seat) {
    return table.is(Scenario.BORG_INVASION)
        ? new TeamWindow(seat, Gathering.of(Teams.in(table)))
        : new EventWindow(seat);
  }

  private static void check(Play<DeckbuilderState> play, Encounter phase, CardDef def) {
    Table table = play.state().table();
    Optional<FlippedCard> flipped = table.flipped(phase.card());
    if (flipped.isEmpty()) {
      play.replace(phase.at(Stage.DONE));
    } else if (def.type() == CardType.EVENT) {
      judge(play, phase, def);
    } else if (def.role() == Role.ALLIED) {
      Allies.judge(play, phase, flipped.get());
    } else {
      Ships.settle(play, phase, Contacts.defeated(table, flipped.get()));
    }
  }

  /** The Goal of an Event is checked once (DB-EVT-04 to 06). */
  private static void judge(Play<DeckbuilderState> play, Encounter phase, CardDef def) {
    ImmutableList<Seat> met =
        Teams.late(play.state().table())
            ? ImmutableList.of()
            : Goals.whoMeets(play.state(), phase.seat(), phase.card());
    if (met.isEmpty()) {
      play.replace(phase.at(Stage.PLACE));
      play.tell(EVT_06, new GoalFailed(phase.seat(), phase.card()));
      Runs.start(play, phase.seat(), phase.card(), def.fail());
    } else if (met.size() == 1) {
      achieve(play, phase, met.get(0));
    } else {
      Question who = new Question.PickPlayer(met);
      play.push(new Choice(phase.seat(), phase.card(), who, Optional.empty()));
    }
  }

  private static void achieve(Play<DeckbuilderState> play, Encounter phase, Seat winner) {
    play.replace(phase.at(Stage.DONE));
    Goals.achieve(play, winner, phase.card(), EVT_05);
  }

  private static void place(Play<DeckbuilderState> play, Encounter phase, CardDef def) {
    Table table = play.state().table();
    boolean team = table.is(Scenario.BORG_INVASION);
    if (def.type() != CardType.MISSION || team) {
      play.replace(phase.at(Stage.DONE));
      Awards.leave(play, phase.seat(), phase.card(), Prizes.place(def));
    } else if (Missions.emptySlot(table) >= 0 || table.flipped(phase.card()).isEmpty()) {
      play.replace(phase.at(Stage.DONE));
      Missions.place(play, phase.card());
    } else {
      Question which =
          new Question.PickCard(
              Selector.all(Zone.MISSION_AREA),
              phase.seat(),
              Bindings.of(phase.seat(), phase.card()),
              ImmutableList.of(),
              false);
      play.push(new Choice(phase.seat(), phase.card(), which, Optional.empty()));
    }
  }

  /** A defeat that was due is carried out, and the battle ends (DB-SHP-19, DB-BAT-09). */
  private static void done(Play<DeckbuilderState> play, Encounter phase) {
    play.replace(phase.at(Stage.OVER));
    if (phase.doomed()) {
      Defeats.defeat(play, phase.seat());
    }
    if (phase.fought()) {
      Triggers.fire(play, When.BATTLE_END, phase.seat());
    }
    Chains.settled(play, phase.seat());
  }

  /** Bonuses end; a flagship may have lost its Defense by that (DB-D-25). */
  private static void over(Play<DeckbuilderState> play, Encounter phase) {
    play.pop();
    Bonuses.end(play, Until.ENCOUNTER_END);
    if (phase.fought()) {
      Bonuses.end(play, Until.BATTLE_END);
      play.tell(BAT_08, new BattleEnded(ImmutableList.of(phase.seat())));
    }
    Chains.settled(play, phase.seat());
  }

  @Override
  public void inspect(DeckbuilderState state, Encounter phase, Layer layer, Inspection inspection) {
    Table table = state.table();
    boolean team = table.is(Scenario.BORG_INVASION);
    TurnPhase.lies(layer, inspection, TeamExplore.class, ActionPhase.class);
    CardDef def = table.def(phase.card());
    inspection.require(def.spaceCard(), layer.path(), "%s is never encountered", phase.card());
    inspection.require(
        team || phase.seat().equals(table.turnPlayer()), layer.path(), "%s flips", phase.seat());
    inspection.require(
        phase.stage() != Stage.RESULT
            || table.flipped(phase.card()).isPresent() && def.type() == CardType.STARSHIP,
        layer.path(),
        "no Starship was won");
  }
}
