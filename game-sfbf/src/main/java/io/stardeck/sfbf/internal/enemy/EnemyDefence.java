package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.defence.AddCancelRule;
import io.stardeck.sfbf.internal.defence.DefenceWindowPhase;
import io.stardeck.sfbf.internal.defence.PlayDefenceRule;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The enemy defends a ship as long as damage would result: with the first card in the order of
 * {@link #KINDS} that lowers it (SP-7, BF-SOL-07); weapon cards are fired at drones and plasma
 * torpedoes, from the cheapest box.
 */
final class EnemyDefence implements Policy<Phase.DefenceWindow> {
  private static final ImmutableList<CardKind> KINDS =
      ImmutableList.of(
          CardKind.TB,
          CardKind.PH3,
          CardKind.PH2,
          CardKind.PH1,
          CardKind.DRN,
          CardKind.PLS,
          CardKind.PLR,
          CardKind.SCP,
          CardKind.RS,
          CardKind.ECM,
          CardKind.EM,
          CardKind.WW,
          CardKind.DSG);
  private static final PlayDefenceRule DEFEND = new PlayDefenceRule();
  private static final AddCancelRule CANCEL = new AddCancelRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.DefenceWindow frame) {
    Table table = play.state().table();
    List<Option> options = new ArrayList<>();
    for (PlayDefence move : Moves.all(play.state(), frame.seat(), DEFEND)) {
      weigh(play, DEFEND, move, table.card(move.card()), move.box(), options);
    }
    for (AddCancel move : Moves.all(play.state(), frame.seat(), CANCEL)) {
      weigh(play, CANCEL, move, table.card(move.card()), Optional.empty(), options);
    }
    options.stream()
        .min(Comparator.comparingInt(Option::rank))
        .map(Option::make)
        .orElseGet(() -> pass(frame.seat()))
        .accept(play);
    return true;
  }

  private static Consumer<Play<BattleForceState>> pass(Seat seat) {
    return play -> DefenceWindowPhase.PASS.perform(play, new PassDefence(seat));
  }

  /** Adds {@code move} to {@code options} if it lowers the damage. */
  private static <A extends BattleForceAction> void weigh(
      Play<BattleForceState> play,
      BattleRule<A> rule,
      A move,
      ActionCard card,
      Optional<BoxType> box,
      List<Option> options) {
    Play<BattleForceState> trial = Play.silent(play.state());
    rule.perform(trial, move);
    int left = damage(trial.state().table());
    if (left < damage(play.state().table())) {
      options.add(new Option(rank(card, left, box), on -> rule.perform(on, move)));
    }
  }

  /**
   * The lower the sooner: by kind, then the card of the lower number, then the aim that leaves less
   * damage, then the cheaper box.
   */
  private static int rank(ActionCard card, int left, Optional<BoxType> box) {
    int cheap = box.map(BoxOrder.DAMAGE::indexOf).orElse(0);
    return KINDS.indexOf(card.kind()) << 20 | card.value() << 16 | left << 4 | cheap;
  }

  /** The damage that would result; none to a ship that has disengaged (BF-DEF-50). */
  private static int damage(Table table) {
    Ship target = Engagement.targetShip(table);
    return target.disengaged().isPresent()
        ? 0
        : Damage.of(table, table.attack().orElseThrow(), target);
  }

  /**
   * A card that lowers the damage.
   *
   * @param rank the lower the sooner it is played
   * @param make plays it
   */
  private record Option(int rank, Consumer<Play<BattleForceState>> make) {}
}
