package io.stardeck.b5.internal.step;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.CardOperation;
import io.stardeck.b5.card.Duration;
import io.stardeck.b5.card.FactionOperation;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.ReplyOperation;
import io.stardeck.b5.card.TableOperation;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** Which interpreter is for which word; every word that is carried out alone has one. */
final class Words {
  /** What lasts is written down, of cards or of factions. */
  private static final ImmutableMap<Class<? extends Operation>, Word<?>> TABLE = table();

  private Words() {}

  static void carryOut(Play<B5State> play, Scope scope, Operation operation, Duration duration) {
    word(operation).carryOut(play, scope, operation, duration);
  }

  @SuppressWarnings("unchecked") // the table is keyed by the word's own type
  private static Word<Operation> word(Operation operation) {
    Word<?> word = TABLE.get(operation.getClass());
    if (word == null && operation instanceof CardOperation.Changes) {
      Word<CardOperation.Changes> changes = Lastings::change;
      word = changes;
    } else if (word == null && operation instanceof FactionOperation.Changes) {
      Word<FactionOperation.Changes> changes = Lastings::change;
      word = changes;
    }
    return (Word<Operation>) Verify.verifyNotNull(word, "no interpreter for %s", operation);
  }

  private static <O extends Operation> void put(
      ImmutableMap.Builder<Class<? extends Operation>, Word<?>> table,
      Class<O> operation,
      Word<O> word) {
    table.put(operation, word);
  }

  private static ImmutableMap<Class<? extends Operation>, Word<?>> table() {
    ImmutableMap.Builder<Class<? extends Operation>, Word<?>> table = ImmutableMap.builder();
    put(table, CardOperation.RaiseUsed.class, Lastings::raiseUsed);
    put(table, CardOperation.AsInnerCircle.class, Lastings::asInnerCircle);
    put(table, CardOperation.AddMark.class, CardWords.each(CardWords::addMark));
    put(table, CardOperation.Damage.class, CardWords.each(CardWords::damage));
    put(table, CardOperation.RemoveDamage.class, CardWords::removeDamage);
    put(table, CardOperation.RemoveSevere.class, CardWords.each(CardWords::removeSevere));
    put(table, CardOperation.AddSevere.class, CardWords.each(CardWords::addSevere));
    put(table, CardOperation.TurnFaceUp.class, CardWords.each(CardWords::turnFaceUp));
    put(table, CardOperation.Ready.class, CardWords.each(CardWords::ready));
    put(table, CardOperation.Rotate.class, CardWords.each(CardWords::rotate));
    put(table, CardOperation.Discard.class, CardWords.each(CardWords::discard));
    put(table, CardOperation.Demote.class, CardWords.each(CardWords::demote));
    put(table, CardOperation.PromoteFree.class, CardWords.each(CardWords::promoteFree));
    put(table, CardOperation.AddToken.class, CardWords.each(CardWords::addToken));
    put(table, CardOperation.Stay.class, CardWords::stay);
    put(table, FactionOperation.GainInfluence.class, FactionWords::gain);
    put(table, FactionOperation.LoseInfluence.class, FactionWords::lose);
    put(table, FactionOperation.RestorePool.class, FactionWords::restore);
    put(table, FactionOperation.Draw.class, FactionWords::draw);
    put(table, FactionOperation.PoolNextTurn.class, FactionWords::poolNextTurn);
    put(table, FactionOperation.LookDeck.class, FactionWords::lookDeck);
    put(table, FactionOperation.LookHand.class, FactionWords::lookHand);
    put(table, FactionOperation.NextCost.class, Lastings::nextCost);
    put(table, FactionOperation.NoConflictGain.class, Lastings::noConflictGain);
    put(table, TableOperation.Station.class, TableWords::station);
    put(table, TableOperation.Vorlon.class, TableWords::vorlon);
    put(table, TableOperation.Tension.class, TableWords::tension);
    put(table, TableOperation.NoTensionRise.class, Lastings::noTensionRise);
    put(table, TableOperation.War.class, TableWords::war);
    put(table, TableOperation.EndWar.class, TableWords::endWar);
    put(table, TableOperation.ApplyLimit.class, TableWords::applyLimit);
    put(table, TableOperation.OpenConflict.class, TableWords::openConflict);
    put(table, TableOperation.SideBonus.class, TableWords::sideBonus);
    put(table, TableOperation.CancelConflict.class, TableWords::cancelConflict);
    // what a reply does stands with the action that it answers
    Word<Operation> nothing = (play, scope, operation, duration) -> {};
    table.put(ReplyOperation.CancelEvent.class, nothing);
    table.put(ReplyOperation.TakeDamageFor.class, nothing);
    table.put(ReplyOperation.Withdraw.class, nothing);
    return table.buildOrThrow();
  }
}
