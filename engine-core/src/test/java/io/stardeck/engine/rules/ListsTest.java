package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

final class ListsTest {
  @Property
  void listsAreChangedAsArrayListsAre(
      @ForAll @Size(min = 1, max = 6) List<@IntRange(max = 4) Integer> list,
      @ForAll @IntRange(max = 5) int somewhere,
      @ForAll @IntRange(max = 4) Integer element) {
    ImmutableList<Integer> from = ImmutableList.copyOf(list);
    int index = somewhere % list.size();

    List<Integer> set = new ArrayList<>(list);
    set.set(index, element);
    assertThat(Lists.set(from, index, element)).isEqualTo(set);

    List<Integer> plus = new ArrayList<>(list);
    plus.add(element);
    assertThat(Lists.plus(from, element)).isEqualTo(plus);

    List<Integer> minus = new ArrayList<>(list);
    minus.remove(element);
    assertThat(Lists.minus(from, element)).isEqualTo(minus);

    List<Integer> without = new ArrayList<>(list);
    without.remove(index);
    assertThat(Lists.without(from, index)).isEqualTo(without);

    List<Integer> kept = new ArrayList<>(list);
    kept.removeIf(each -> each.equals(element));
    assertThat(Lists.filter(from, each -> !each.equals(element))).isEqualTo(kept);
    assertThat(Lists.filter(from, each -> true)).isSameAs(from);
    assertThat(Lists.count(from, each -> !each.equals(element))).isEqualTo(kept.size());

    assertThat(Lists.rest(from)).isEqualTo(list.subList(1, list.size()));
    List<Integer> both = new ArrayList<>(list.subList(1, list.size()));
    both.addAll(list);
    assertThat(Lists.plusAll(Lists.rest(from), from)).isEqualTo(both);
    assertThat(Lists.plusAll(from, ImmutableList.of())).isSameAs(from);
    assertThat(Lists.plusAll(ImmutableList.of(), from)).isSameAs(from);

    List<Integer> mapped = new ArrayList<>(list);
    mapped.replaceAll(each -> each % 3);
    assertThat(Lists.map(from, each -> each % 3)).isEqualTo(mapped);
    assertThat(Lists.map(from, each -> each)).isSameAs(from);
  }
}
