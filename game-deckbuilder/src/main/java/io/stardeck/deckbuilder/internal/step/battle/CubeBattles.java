package io.stardeck.deckbuilder.internal.step.battle;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipUndefeated;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Bonuses;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.space.Awards;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Combatant;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Optional;

/** A Borg Cube is met and fought (DB-CUB); its damage is dealt by {@link CubeVolleys}. */
public final class CubeBattles {
  private static final RuleId CUB_01 = RuleId.of("DB-CUB-01");
  private static final RuleId CUB_05 = RuleId.of("DB-CUB-05");
  private static final RuleId CUB_13 = RuleId.of("DB-CUB-13");
  private static final RuleId CUB_14 = RuleId.of("DB-CUB-14");
  private static final RuleId CUB_16 = RuleId.of("DB-CUB-16");

  private CubeBattles() {}

  /** Every player of the team on turn shows their Borg cards: the Cube grows (DB-CUB-01, 02). */
  public static void show(Play<DeckbuilderState> play, CardId cube) {
    int shown = 0;
    for (Seat seat : Teams.onTurn(play.state().table())) {
      ImmutableList<CardId> cards = borg(play.state(), seat);
      shown += cards.size();
      for (CardId card : cards) {
        CARDS.show(play, Places.hand(seat), card, Audience.everyone());
      }
      play.tell(CUB_01, new BorgCardsShown(seat, cards));
    }
    Table table = play.state().table();
    ImmutableList<FlippedCard> flipped = table.flipped();
    for (int i = 0; i < flipped.size(); i++) {
      if (flipped.get(i).card().equals(cube)) {
        flipped = Lists.set(flipped, i, flipped.get(i).withBorgShown(shown));
      }
    }
    play.become(play.state().with(table.withFlipped(flipped)));
  }

  /** By number: how they lie in the Hand tells where others have lain. */
  private static ImmutableList<CardId> borg(DeckbuilderState state, Seat seat) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (CardId card : state.hand(seat)) {
      if (state.table().def(card).type() == CardType.BORG) {
        cards.add(card);
      }
    }
    return ImmutableList.sortedCopyOf(CardId.BY_NUMBER, cards.build());
  }

  /**
   * The battle between the Cube and all who are in begins; they may play once the BATTLE_START
   * triggers have acted (DB-CUB-05, DB-BAT-09). With nobody in, there is only its result
   * (DB-BOR-33).
   */
  public static void begin(Play<DeckbuilderState> play, Seat lead, CardId cube) {
    Table table = play.state().table();
    ImmutableList.Builder<Combatant> builder = ImmutableList.builder();
    for (Seat seat : Teams.onTurn(table)) {
      if (Teams.in(table, seat)) {
        builder.add(Combatant.entering(seat));
      }
    }
    CubeBattle battle = CubeBattle.of(lead, cube, builder.build());
    play.push(battle);
    if (battle.combatants().isEmpty()) {
      return;
    }
    play.tell(CUB_05, new BattleStarted(battle.seats()));
    play.push(new CubePlay(lead, Gathering.of(Teams.in(table)), ImmutableList.of()));
    Chains.settle(play, lead);
    for (Seat seat : battle.seats()) {
      Triggers.fire(play, When.BATTLE_START, seat);
    }
  }

  /** A Maneuver that is played against a Cube is taken note of (DB-CUB-07). */
  public static void played(Play<DeckbuilderState> play, Seat seat, CardId card) {
    Table table = play.state().table();
    if (table.phases().top() instanceof CubePlay playing
        && table.def(card).type() == CardType.MANEUVER) {
      play.replace(playing.plus(new CubePlay.Maneuver(seat, card)));
    }
  }

  /** Playing has ended: the stats of all are fixed, d among them (DB-BAT-05, DB-CUB-03). */
  public static void fix(Play<DeckbuilderState> play, CubeBattle battle) {
    Table table = play.state().table();
    Optional<FlippedCard> cube = table.flipped(battle.card());
    if (cube.isEmpty() || battle.fighting().isEmpty() || Cubes.beaten(table, battle)) {
      settle(play, battle);
      return;
    }
    play.replace(
        battle
            .with(Combats.fixed(play.state(), battle))
            .with(Combats.stats(table, cube.get()))
            .at(CubeBattle.Stage.DAMAGE));
  }

  /** Damage has been dealt, or will not be: what comes of the battle is seen. */
  static void settle(Play<DeckbuilderState> play, CubeBattle battle) {
    play.replace(battle.at(CubeBattle.Stage.RESULT));
    defeated(play, battle);
  }

  /** The Cube, if it was defeated, is put aside; it goes to no Points Area (DB-CUB-13). */
  static void defeated(Play<DeckbuilderState> play, CubeBattle battle) {
    if (!Cubes.beaten(play.state().table(), battle)) {
      return;
    }
    Awards.place(play, battle.seat(), battle.card(), Place.ASIDE);
    play.tell(CUB_13, new CubeDefeated(battle.card()));
    Chains.settle(play, battle.seat());
    for (Seat seat : battle.fighting()) {
      Triggers.fire(play, When.SHIP_DEFEATED, seat, Optional.of(battle.card()));
    }
  }

  /** A Cube that is still there was not defeated: its FAIL effect (DB-CUB-14). */
  public static void result(Play<DeckbuilderState> play, CubeBattle battle) {
    boolean there = play.state().table().flipped(battle.card()).isPresent();
    play.replace(battle.at(there ? CubeBattle.Stage.PLACE : CubeBattle.Stage.END));
    if (there) {
      Seat lead = Teams.lead(play.state().table());
      play.tell(CUB_14, new ShipUndefeated(lead, battle.card()));
      Runs.start(play, lead, battle.card(), play.state().table().def(battle.card()).fail());
    }
  }

  /** It goes under the space deck (DB-CUB-14). */
  public static void place(Play<DeckbuilderState> play, CubeBattle battle) {
    play.replace(battle.at(CubeBattle.Stage.END));
    Place to = play.state().table().def(battle.card()).disposition().failed().orElse(Place.BOTTOM);
    Awards.leave(play, Teams.lead(play.state().table()), battle.card(), to);
  }

  /** BATTLE_END triggers act, clockwise from the lead (DB-BAT-09). */
  public static void end(Play<DeckbuilderState> play, CubeBattle battle) {
    play.replace(battle.at(CubeBattle.Stage.OVER));
    Chains.settle(play, battle.seat());
    for (Seat seat : battle.seats()) {
      Triggers.fire(play, When.BATTLE_END, seat);
    }
  }

  /** Bonuses for the battle end; the Bridges stay (DB-CUB-16, DB-D-25). */
  public static void over(Play<DeckbuilderState> play, CubeBattle battle) {
    play.pop();
    Bonuses.end(play, Until.BATTLE_END);
    if (!battle.combatants().isEmpty()) {
      play.tell(CUB_16, new BattleEnded(battle.seats()));
    }
    Chains.settle(play, battle.seat());
  }
}
