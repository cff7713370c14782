package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.step.CardWords.each;
import static io.stardeck.b5.internal.value.RuleIds.EFF_02;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.rules.Play;
import java.util.HashMap;
import java.util.Map;

/** Which interpreter is for which word; every word that is carried out alone has one. */
final class Words {
  /** What lasts is written down, of cards or of factions. */
  private static final ImmutableMap<Class<?>, Word<?>> TABLE = table();

  private Words() {}

  static void carryOut(Play<B5State> play, Scope scope, Operation operation, Duration duration) {
    word(operation).carryOut(play, scope, operation, duration);
  }

  @SuppressWarnings("unchecked") // the table is keyed by the word's own type
  private static Word<Operation> word(Operation operation) {
    Word<?> word = TABLE.get(operation.getClass());
    return (Word<Operation>) Verify.verifyNotNull(word, "no interpreter for %s", operation);
  }

  private static <O extends Operation> void put(
      Map<Class<?>, Word<?>> table, Class<O> operation, Word<? super O> word) {
    for (Class<?> leaf : SealedFamily.leaves(operation)) {
      Verify.verify(table.put(leaf, word) == null, "two interpreters for %s", leaf);
    }
  }

  /** Of a family those that have no word of their own. */
  private static <O extends Operation> void putOthers(
      Map<Class<?>, Word<?>> table, Class<O> family, Word<? super O> word) {
    SealedFamily.leaves(family).forEach(leaf -> table.putIfAbsent(leaf, word));
  }

  private static ImmutableMap<Class<?>, Word<?>> table() {
    Map<Class<?>, Word<?>> table = new HashMap<>();
    put(table, CardOperation.RaiseUsed.class, Lastings::raiseUsed);
    put(table, CardOperation.AsInnerCircle.class, Lastings::asInnerCircle);
    put(
        table,
        CardOperation.AddMark.class,
        each((play, word, spot, n) -> MarkSteps.add(play, spot.id(), word.mark(), n)));
    put(
        table,
        CardOperation.Damage.class,
        each((play, word, spot, n) -> Damage.place(play, spot.id(), n)));
    put(table, CardOperation.RemoveDamage.class, CardWords::removeDamage);
    put(
        table,
        CardOperation.RemoveSevere.class,
        each((play, word, spot, n) -> Damage.removeSevere(play, spot.id(), n, EFF_02)));
    put(table, CardOperation.AddSevere.class, each(CardWords::addSevere));
    put(
        table,
        CardOperation.TurnFaceUp.class,
        each((play, word, spot, n) -> Damage.turnFaceUp(play, spot.id(), EFF_02)));
    put(table, CardOperation.Ready.class, each(CardWords::ready));
    put(table, CardOperation.Rotate.class, each(CardWords::rotate));
    put(table, CardOperation.Discard.class, each(CardWords::discard));
    put(table, CardOperation.Demote.class, each((play, word, spot, n) -> Rows.demote(play, spot)));
    put(table, CardOperation.PromoteFree.class, each(CardWords::promoteFree));
    put(table, CardOperation.AddToken.class, each(CardWords::addToken));
    put(table, CardOperation.Stay.class, CardWords::stay);
    put(table, FactionOperation.LoseInfluence.class, FactionWords::lose);
    put(
        table,
        FactionOperation.RestorePool.class,
        (play, scope, word, d) -> Influence.restore(play, scope.own(), Amounts.of(scope, word)));
    put(
        table,
        FactionOperation.Draw.class,
        (play, scope, word, d) -> Decks.draw(play, scope.own(), Amounts.of(scope, word), EFF_02));
    put(table, FactionOperation.PoolNextTurn.class, FactionWords::poolNextTurn);
    put(table, FactionOperation.LookDeck.class, FactionWords::lookDeck);
    put(table, FactionOperation.LookHand.class, FactionWords::lookHand);
    put(table, FactionOperation.NextCost.class, Lastings::nextCost);
    put(table, FactionOperation.NoConflictGain.class, Lastings::noConflictGain);
    put(
        table,
        TableOperation.Station.class,
        (play, scope, word, d) -> TableSteps.station(play, Amounts.of(scope, word)));
    put(
        table,
        TableOperation.Vorlon.class,
        (play, scope, word, d) -> TableSteps.vorlon(play, Amounts.of(scope, word)));
    put(table, TableOperation.Tension.class, TableWords::tension);
    put(table, TableOperation.NoTensionRise.class, Lastings::noTensionRise);
    put(table, TableOperation.War.class, TableWords::war);
    put(table, TableOperation.EndWar.class, TableWords::endWar);
    put(table, TableOperation.ApplyLimit.class, TableWords::applyLimit);
    put(
        table,
        TableOperation.OpenConflict.class,
        (play, scope, word, d) -> Conflicts.openByEffect(play, scope.own(), word));
    put(table, TableOperation.SideBonus.class, TableWords::sideBonus);
    put(table, TableOperation.CancelConflict.class, TableWords::cancelConflict);
    // what a reply does stands with the action that it answers
    put(table, ReplyOperation.class, (play, scope, word, duration) -> {});
    putOthers(table, CardOperation.Changes.class, Lastings::change);
    putOthers(table, FactionOperation.Changes.class, Lastings::change);
    return ImmutableMap.copyOf(table);
  }
}
