package io.stardeck.deckbuilder.internal.word;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.Effect;

/** All words of the cards that can be carried out, by type of effect. */
public final class Words {
  private static final ImmutableMap<Class<? extends Effect>, Word<?>> ALL =
      byEffect(
          new AddXpWord(),
          new AddStatWord(),
          new AddExploreWord(),
          new AddSearchWord(),
          new RepairWord(),
          new DamageWord(),
          new AddStatShipWord(),
          new ExploreNowWord(),
          new BattleAllWord(),
          new BattleShipWord(),
          new EndTurnWord(),
          new WinWord(),
          new LoseWord(),
          new TakeInfluenceWord(),
          new LoseInfluenceWord(),
          new TakeFlagshipWord(),
          new DrawWord(),
          new DiscardWord(),
          new TrashWord(),
          new GainWord(),
          new UpgradeWord(),
          new MoveWord(),
          new MoveMissionWord(),
          new CopyWord(),
          new PeekWord(),
          new ReorderWord(),
          new RevealWord(),
          new NameCardWord(),
          new DiscountWord(),
          new PreventWord(),
          new PayWord(),
          new ChooseSomeWord(),
          new RandomPickWord(),
          new SearchNowWord(),
          new ChooseOneWord(),
          new MaybeWord(),
          new IfWord(),
          new ForEachWord(),
          new RepeatWord(),
          new SequenceWord(),
          new GainBorgWord(),
          new TrashBorgWord(),
          new FlipBatchWord());

  private Words() {}

  /** The interpreter for {@code effect}. */
  static Word<?> of(Effect effect) {
    Word<?> word = ALL.get(effect.getClass());
    Verify.verify(word != null, "no word for %s", effect);
    return word;
  }

  /** The types of effect that can be carried out. For coverage by tests. */
  public static ImmutableSet<Class<? extends Effect>> effects() {
    return ALL.keySet();
  }

  private static ImmutableMap<Class<? extends Effect>, Word<?>> byEffect(Word<?>... words) {
    ImmutableMap.Builder<Class<? extends Effect>, Word<?>> byEffect = ImmutableMap.builder();
    for (Word<?> word : words) {
      byEffect.put(word.effect(), word);
    }
    return byEffect.buildOrThrow();
  }
}
